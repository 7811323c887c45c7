/** A form that was sent and rejected: which one, why, and what was typed. */
export interface Refused {
  action: string
  problem: string
  message: string
}

/** The rejected form that the Worker passes on, with what is wrong with it; `null` if none was sent. */
export async function refusedForm(request: Request): Promise<Refused | null> {
  if (request.method !== 'POST') return null
  const form = await request.formData()
  const text = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { action: text('action'), problem: text('problem'), message: text('message') }
}

/** The rejected form, if it asks something. */
export function unsentQuestion(refused: Refused | null): Refused | null {
  return refused?.action === 'question' && refused.message.trim() !== '' ? refused : null
}
