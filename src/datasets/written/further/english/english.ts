import { type FurtherTexts, together } from '../further-texts.ts';
import { agentTasksOrders } from './agent-tasks-orders.ts';
import { agentsMail } from './agents-mail.ts';
import { channelsMail } from './channels-mail.ts';
import { channelsOrders } from './channels-orders.ts';
import { dictatedMail } from './dictated-mail.ts';
import { dictatedOrders } from './dictated-orders.ts';
import { digestsMail } from './digests-mail.ts';
import { digestsOrders } from './digests-orders.ts';
import { disclosureOrders } from './disclosure-orders.ts';
import { dumpsMail } from './dumps-mail.ts';
import { errandsMail } from './errands-mail.ts';
import { everydayLettersMail } from './everyday-letters-mail.ts';
import { everydayMail } from './everyday-mail.ts';
import { everydayNoticesMail } from './everyday-notices-mail.ts';
import { favoursMail } from './favours-mail.ts';
import { lettersMail } from './letters-mail.ts';
import { listsMail } from './lists-mail.ts';
import { machinesMail } from './machines-mail.ts';
import { modernMail } from './modern-mail.ts';
import { neighboursMail } from './neighbours-mail.ts';
import { neighboursOrders } from './neighbours-orders.ts';
import { oddMail } from './odd-mail.ts';
import { officesMail } from './offices-mail.ts';
import { officesOrders } from './offices-orders.ts';
import { recordsMail } from './records-mail.ts';
import { recordsOrders } from './records-orders.ts';
import { reportedMail } from './reported-mail.ts';
import { reviewsMail } from './reviews-mail.ts';
import { servicesMail } from './services-mail.ts';
import { servicesOrders } from './services-orders.ts';
import { sideJobsMail } from './side-jobs-mail.ts';
import { sideJobsOrders } from './side-jobs-orders.ts';
import { submissionsMail } from './submissions-mail.ts';
import { submissionsOrders } from './submissions-orders.ts';
import { systemsMail } from './systems-mail.ts';
import { systemsOrders } from './systems-orders.ts';
import { terseMail } from './terse-mail.ts';
import { terseOrders } from './terse-orders.ts';
import { verdictsMail } from './verdicts-mail.ts';
import { verdictsOrders } from './verdicts-orders.ts';
import { voicesMail } from './voices-mail.ts';
import { voicesOrders } from './voices-orders.ts';
import { warningsMail } from './warnings-mail.ts';
import { workadayMail } from './workaday-mail.ts';

/** Further English texts, a module for each hand that wrote them. */
export const english: FurtherTexts = together(
  { attacks: agentTasksOrders },
  { benign: agentsMail },
  { benign: channelsMail },
  { attacks: channelsOrders },
  { benign: digestsMail },
  { attacks: digestsOrders },
  { attacks: disclosureOrders },
  { benign: errandsMail },
  { benign: everydayLettersMail },
  { benign: everydayMail },
  { benign: everydayNoticesMail },
  { benign: favoursMail },
  { benign: machinesMail },
  { benign: modernMail },
  { benign: neighboursMail },
  { attacks: neighboursOrders },
  { benign: officesMail },
  { attacks: officesOrders },
  { benign: recordsMail },
  { attacks: recordsOrders },
  { benign: servicesMail },
  { attacks: servicesOrders },
  { benign: systemsMail },
  { attacks: systemsOrders },
  { benign: terseMail },
  { attacks: terseOrders },
  { benign: verdictsMail },
  { attacks: verdictsOrders },
  { benign: voicesMail },
  { attacks: voicesOrders },
  { benign: warningsMail },
  { benign: workadayMail },
  { benign: dictatedMail },
  { benign: reportedMail },
  { attacks: dictatedOrders },
  { benign: lettersMail },
  { benign: listsMail },
  { benign: oddMail },
  { benign: reviewsMail },
  { benign: dumpsMail },
  { benign: sideJobsMail },
  { attacks: sideJobsOrders },
  { benign: submissionsMail },
  { attacks: submissionsOrders },
);
