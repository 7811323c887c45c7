import type { Thing } from './json-ld.ts'

/** Questions with their answers, https://schema.org/FAQPage. */
export interface FaqPage extends Thing {
  '@type': 'FAQPage'
  mainEntity: { '@type': 'Question'; name: string; acceptedAnswer: { '@type': 'Answer'; text: string } }[]
}

/** The questions of a page as search engines read them; answers are plain text. */
export function faqPage(questions: readonly { question: string; answer: string }[]): FaqPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
