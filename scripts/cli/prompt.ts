import { createInterface, type Interface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import type * as z from 'zod'

/** A person or a program that answers questions in turn. */
export interface Prompt {
  /** The answer to `question`, parsed by `schema`; a person is asked again until it is valid. Hidden answers are not echoed. */
  ask: (question: string, schema: z.ZodType<string>, isHidden?: boolean) => Promise<string>
  close: () => void
}

/** Prompts at the terminal; without one, reads the answers from the lines of stdin and throws at an invalid one. */
export function openPrompt(): Prompt {
  return process.stdin.isTTY ? atTerminal() : fromLines()
}

function atTerminal(): Prompt {
  let isMuted = false
  const output = new Writable({
    write: (chunk, _encoding, done) => {
      if (!isMuted) process.stdout.write(chunk)
      done()
    },
  })
  const terminal: Interface = createInterface({ input: process.stdin, output, terminal: true })
  async function answer(question: string, isHidden: boolean): Promise<string> {
    const answered = terminal.question(question)
    // After the question has been printed, before anything is typed.
    isMuted = isHidden
    const text = await answered
    isMuted = false
    if (isHidden) process.stdout.write('\n')
    return text
  }
  return {
    ask: async (question, schema, isHidden = false) => {
      for (;;) {
        const read = schema.safeParse(await answer(`${question}: `, isHidden))
        if (read.success) return read.data
        console.error(`  ${read.error.issues[0]?.message}`)
      }
    },
    close: () => terminal.close(),
  }
}

function fromLines(): Prompt {
  const reader = createInterface({ input: process.stdin })
  const lines = reader[Symbol.asyncIterator]()
  return {
    ask: async (question, schema) => {
      const { value } = await lines.next()
      const read = schema.safeParse(value ?? '')
      if (!read.success) throw new Error(`${question}: ${read.error.issues[0]?.message}`)
      return read.data
    },
    close: () => reader.close(),
  }
}
