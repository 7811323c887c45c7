import { expect, test } from 'vitest'
import { faqPage } from './faq-page.ts'

test('faqPage pairs each question with its answer and its points', () => {
  expect(faqPage([{ question: 'How long?', answer: 'Eight to ten weeks.', points: ['Delivery included'] }])).toEqual({
    '@type': 'FAQPage',
    mainEntity: [
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Eight to ten weeks. Delivery included.' },
      },
    ],
  })
})
