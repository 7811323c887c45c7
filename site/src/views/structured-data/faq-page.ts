import type { Question } from '../../content/faq.ts'
import type { Thing } from './json-ld.ts'

/** Questions with their answers, https://schema.org/FAQPage. */
export interface FaqPage extends Thing {
  '@type': 'FAQPage'
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

/** The questions of a page as search engines read them, each with everything shown below it. */
export function faqPage(questions: readonly Pick<Question, 'question' | 'answer' | 'points'>[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer, points }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: [answer, ...points.map((point) => `${point}.`)].join(' ') },
    })),
  }
}
