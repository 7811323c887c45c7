/**
 * Id of the one form of the customer's page. The buttons that accept and withdraw belong to it from where they stand, so that a
 * question that is typed already comes along and is not lost.
 */
export const CUSTOMER_FORM = 'customer'

/** The form as it comes back with the page: what was asked for, why it was refused if it was, and what was typed. */
export interface SubmittedForm {
  action: string
  problem: string | null
  message: string
}

/** The form that the Worker passes on to the page; `null` if none was sent. */
export async function submittedForm(request: Request): Promise<SubmittedForm | null> {
  if (request.method !== 'POST') return null
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { action: text('action'), problem: text('problem') || null, message: text('message') }
}

/** Whether it was the question that was refused: as in the Worker, whatever neither accepts nor withdraws asks. */
export function isRefusedQuestion({ action, problem }: SubmittedForm): boolean {
  return problem !== null && action !== 'accept' && action !== 'withdraw'
}

/** The form that was sent, if a question was typed into it. */
export function unsentQuestion(sent: SubmittedForm | null): SubmittedForm | null {
  return sent !== null && sent.message.trim() !== '' ? sent : null
}
