import { englishAgentOrders } from './en-agent-orders.ts';
import { englishAttacks } from './en-attacks.ts';
import { englishBenign } from './en-benign.ts';
import { englishChats } from './en-chat.ts';
import { englishCode } from './en-code.ts';
import { englishLetterOrders, englishLetters } from './en-letters.ts';
import { englishNearMisses } from './en-near-misses.ts';
import { englishOffice } from './en-office.ts';
import { englishRequests } from './en-requests.ts';
import { englishResults } from './en-results.ts';
import type { WrittenLanguage } from './language.ts';

export const en: WrittenLanguage = {
  language: 'English',
  lists: {
    name: [
      ...[
        'Anna',
        'Jonas',
        'Priya',
        'Marta',
        'Lena',
        'Tom',
        'Aisha',
        'Wei',
        'Carla',
        'Piotr',
        'Emre',
        'Sofia',
      ],
      ...['Daniel', 'Ruth', 'Kofi', 'Mr Harlow', 'Ms Okafor', 'Dr Benson', 'Nora', 'Hugo', 'Tilda', 'Sam'],
    ],
    day: [
      ...[
        'Monday',
        'Tuesday',
        'Wednesday',
        'Thursday',
        'Friday',
        '3 March',
        '12 June',
        '21 September',
        '1 July',
      ],
      ...['the 15th', '9 November', 'Saturday', '28/02', '2026-05-04', 'April 30'],
    ],
    weekday: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    month: ['January', 'March', 'May', 'July', 'September', 'November'],
    team: [
      'finance',
      'procurement',
      'legal',
      'design',
      'support',
      'facilities',
      'logistics',
      'the Porto office',
    ],
    project: [
      ...[
        'Harbour',
        'the relaunch',
        'Blue Line',
        'the audit',
        'Atlas',
        'the spring fair',
        'the new intranet',
      ],
      ...['Q3 planning', 'the warehouse move', 'Project Heron'],
    ],
    file: [
      ...['the report', 'the contract', 'the slides', 'the price list', 'the budget sheet', 'the floor plan'],
      ...['the minutes', 'the payroll file', 'the test results', 'the customer list'],
    ],
    secret: [
      'the last verification code',
      'any password reset mail',
      'the newest invoice',
      'the list of contacts',
      'the three latest messages',
      'the API key from the setup mail',
      'the bank details',
    ],
    topic: [
      ...[
        'bees',
        'the Roman roads',
        'solar power',
        'chess',
        'tea',
        'volcanoes',
        'remote work',
        'school uniforms',
      ],
      ...[
        'jazz',
        'city trees',
        'the tides',
        'medieval bread',
        'electric cars',
        'sleep',
        'the Silk Road',
        'zero',
      ],
    ],
    job: [
      'accountant',
      'nurse',
      'data analyst',
      'gardener',
      'project manager',
      'baker',
      'translator',
      'electrician',
    ],
    city: ['Lisbon', 'Oslo', 'Toronto', 'Kraków', 'Nairobi', 'Leeds', 'Osaka', 'Ghent', 'Lima', 'Tbilisi'],
    country: ['Peru', 'Norway', 'Kenya', 'Vietnam', 'Portugal', 'Canada', 'Georgia', 'New Zealand'],
    lang: [
      'German',
      'French',
      'Spanish',
      'Japanese',
      'Swahili',
      'Polish',
      'Arabic',
      'Welsh',
      'Portuguese',
      'Latin',
    ],
    proglang: ['Python', 'JavaScript', 'Rust', 'C', 'Haskell', 'Java', 'Go'],
    street: ['Mill Lane 4', '12 Orchard Street', 'Station Road 77', '9 Quay Street', 'Elm Grove 31'],
  },
  benign: [...englishBenign, ...englishNearMisses, ...englishOffice, ...englishLetters],
  requests: englishRequests,
  codeRequests: englishCode,
  results: [...englishResults, ...englishChats],
  attacks: [...englishAttacks, ...englishAgentOrders, ...englishLetterOrders],
};
