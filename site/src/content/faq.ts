import { paths } from '../paths.ts'

/** A question with its answer, its points one by one, and where to go from there. */
export interface Question {
  question: string
  answer: string
  points: readonly string[]
  next: { label: string; href: string }
}

/** The four questions of the storefront specification, section 2; every claim is one of its section 9. */
export const questions: readonly Question[] = [
  {
    question: 'How does renting a trailer work?',
    answer:
      'Pick a trailer, choose your days on its calendar and see the price before you send anything. Your request is not a payment. We check the days and get back to you; once we approve, the trailer is yours for those days.',
    points: [
      'One day is the minimum; weekly and monthly rates lower the price',
      'Pick it up, or have it brought to you',
      'Setup assistance and a 24/7 emergency line are part of every rental',
    ],
    next: { label: 'See rental trailers', href: paths.rentals },
  },
  {
    question: 'Can I customize a rental?',
    answer:
      'No. Rentals come as they are, with the features and equipment listed on each trailer’s page. If you need another layout, another color or other equipment, have a trailer built: custom builds are for purchase, not for rent.',
    points: [],
    next: { label: 'See custom builds', href: paths.custom },
  },
  {
    question: 'What does a custom build include?',
    answer:
      'A trailer in the size and color you choose, finished and ready to work in. A build typically takes 8 to 10 weeks, and we deliver to all 50 states.',
    points: [
      'Equipment: everything you pick for your kitchen',
      'Installation: mounted, connected and tested by us',
      'Health-department compliance: built to pass, and 97% pass their first inspection',
    ],
    next: { label: 'Design your trailer', href: paths.build },
  },
  {
    question: 'Do you offer financing?',
    answer:
      'Not in-house. We refer you to partners who finance food businesses. You agree on the terms with them directly; tell us what you are planning and we make the introduction.',
    points: [],
    next: { label: 'Ask for a referral', href: paths.contact },
  },
]
