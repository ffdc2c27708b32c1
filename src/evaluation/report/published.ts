/** One figure that the paper prints (arXiv:2609.30657v1). Numbers only; the words are ours. */
export interface Published {
  readonly id: string;
  /** Protocol that has it. */
  readonly protocol: string;
  /** Where it stands in the paper. */
  readonly section: string;
  readonly quantity: string;
  readonly value: number;
  readonly unit: 'share' | 'F1' | 'count';
}

type Row = readonly [id: string, section: string, quantity: string, value: number, unit: Published['unit']];

const FIGURES: Readonly<Record<string, readonly Row[]>> = {
  stages: [
    ['data.llmail.full_success.phase1', '§IV.A', 'rows of phase 1 with full success', 0.00814, 'share'],
    ['data.llmail.full_success.phase2', '§IV.A', 'rows of phase 2 with full success', 0.00337, 'share'],
    ['stage.retrieved_detected', '§VI.A', 'retrieved, but detected', 0.4966, 'share'],
    ['stage.bypassed_no_call', '§VI.A', 'defence bypassed, no tool called', 0.468, 'share'],
    ['stage.wrong_destination', '§VI.A', 'tool called, wrong destination', 0.0027, 'share'],
    ['stage.wrong_content', '§VI.A', 'tool called, wrong content', 0.0071, 'share'],
    ['stage.full_success', '§VI.A', 'full success', 0.0072, 'share'],
  ],
  P1: [
    ['t3.full.random', 'Table III', 'full success, random split', 0.167, 'F1'],
    ['t3.tool.random', 'Table III', 'tool called, random split', 0.527, 'F1'],
  ],
  P2: [
    ['t3.full.phase', 'Table III', 'full success, phase 1 to phase 2', 0, 'F1'],
    ['t3.full.oracle', 'Table III', 'full success, threshold chosen on the test labels', 0.024, 'F1'],
    ['t3.tool.phase', 'Table III', 'tool called, phase 1 to phase 2', 0.077, 'F1'],
  ],
  P3: [
    ['t4.dest.phase', 'Table IV', 'destination after a call, phase 1 to phase 2', 0.939, 'F1'],
    ['t4.cont.phase', 'Table IV', 'content after a call, phase 1 to phase 2', 0.814, 'F1'],
    ['t4.tool.random', 'Table IV', 'call after a bypass, random split', 0.394, 'F1'],
    ['t4.tool.phase', 'Table IV', 'call after a bypass, phase 1 to phase 2', 0.053, 'F1'],
  ],
  P4: [
    ['t5.both', 'Table V', 'BIPIA test, trained on LLMail and BIPIA', 0.77, 'F1'],
    ['t5.bipia', 'Table V', 'BIPIA test, trained on BIPIA', 0.738, 'F1'],
    ['t5.llmail', 'Table V', 'BIPIA test, trained on LLMail', 0.453, 'F1'],
    [
      'hn.threshold_only.recall',
      '§VI.B',
      'BIPIA attacks found, threshold moved to 5 % of NotInject',
      0.369,
      'share',
    ],
    ['hn.threshold_only.fpr', '§VI.B', 'NotInject flagged at that threshold, about', 0.05, 'share'],
  ],
  P5: [
    ['ab.all_ac.f1', '§VI.C', 'mean of five sets, all stages + action and context, strict', 0.406, 'F1'],
    ['ab.sel_ac.f1', '§VI.C', 'mean of five sets, selected stages + action and context, strict', 0.4, 'F1'],
    ['ab.noac.f1', 'TL;DR', 'mean of five sets, without action and context, strict', 0.348, 'F1'],
    ['ab.hgb.f1', '§VI.C', 'mean of five sets, boosted stacker', 0.347, 'F1'],
    ['ab.all.bipia', '§VI.C', 'BIPIA, all stages, strict', 0.183, 'F1'],
    ['ab.sel_ac.bipia', '§VI.C', 'BIPIA, selected stages + action and context, strict', 0.733, 'F1'],
    ['ab.sel_ac.ni_fpr', '§VI.C', 'NotInject flagged (8 of 339)', 0.0236, 'share'],
    ['ab.sel_ac.nvidia_recall', '§VI.C', 'NVIDIA attacks found', 0.0233, 'share'],
  ],
  P6: [
    ['hn.with.f1', '§VI.B', 'mean of five sets, trained with NotInject rows', 0.451, 'F1'],
    ['hn.without.f1', '§VI.B', 'mean of five sets, trained without', 0.038, 'F1'],
    ['hn.with.ni_fpr', '§VI.B', 'NotInject flagged, with (0 of 113)', 0, 'share'],
    ['hn.without.ni_fpr', '§VI.B', 'NotInject flagged, without (6 of 113)', 0.0531, 'share'],
  ],
  P7: [['det.best.f1', '§VI.D', 'mean of five sets, best frozen detector, strict', 0.216, 'F1']],
  P8: [
    ['judge.fw.bipia', '§VI.E', 'BIPIA, framework beside the judge', 0.732, 'F1'],
    ['judge.j.bipia', '§VI.E', 'BIPIA, judge', 0.625, 'F1'],
    ['judge.fw.ni_fp', '§VI.E', 'NotInject flagged of 339, framework', 7, 'count'],
    ['judge.j.ni_fp', '§VI.E', 'NotInject flagged of 339, judge', 6, 'count'],
  ],
  P9: [
    [
      'rob.sel.before',
      '§VI.F',
      'recall, selected stages + action and context, strings as they are',
      0.928,
      'share',
    ],
    ['rob.sel.after', '§VI.F', 'the same, benchmark strings replaced', 0.916, 'share'],
    ['rob.tr.before', '§VI.F', 'recall, text and rules, strings as they are', 0.824, 'share'],
    ['rob.tr.after', '§VI.F', 'the same, benchmark strings replaced', 0.554, 'share'],
  ],
  P10: [
    ['err.p2.near_miss', '§VII', 'errors of phase 2: high-risk near misses', 0.5, 'share'],
    ['err.p2.boundary', '§VII', 'errors of phase 2: missed conversation boundaries', 0.44, 'share'],
    ['err.ni.technical', '§VII', 'NotInject alarms: technical instructions', 0.3, 'share'],
    ['err.ni.security', '§VII', 'NotInject alarms: talk about security or a platform', 0.26, 'share'],
    ['err.ni.polysemous', '§VII', 'NotInject alarms: trigger words in another sense', 0.2, 'share'],
    ['err.ni.creative', '§VII', 'NotInject alarms: creative writing and role play', 0.16, 'share'],
  ],
};

export const PUBLISHED: readonly Published[] = Object.entries(FIGURES).flatMap(([protocol, rows]) =>
  rows.map(([id, section, quantity, value, unit]) => ({ id, protocol, section, quantity, value, unit })),
);
