import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const CLOUDFLARE = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'

/** Secrets that Cloudflare publishes for tests, and one that its service does not know. */
export const SECRETS = {
  passes: '1x0000000000000000000000000000000AA',
  fails: '2x0000000000000000000000000000000AA',
  spent: '3x0000000000000000000000000000000AA',
  unknown: '9x0000000000000000000000000000000AA',
} as const

const Question = z.object({
  secret: z.string(),
  response: z.string(),
  remoteip: z.string().optional(),
  idempotency_key: z.uuid(),
})
type Question = z.infer<typeof Question>

const REFUSALS: Record<string, string> = {
  [SECRETS.fails]: 'invalid-input-response',
  [SECRETS.spent]: 'timeout-or-duplicate',
  [SECRETS.unknown]: 'invalid-input-secret',
}

/** How the service behaves: as documented, failing, never responding, or refusing without a reason. */
type Mood = 'well' | 'broken' | 'silent' | 'curt'

/**
 * Implements the contract of Turnstile's siteverify on this machine, and redirects there what the Worker sends to Cloudflare:
 * outgoing calls of the test runtime go through this process's `fetch`.
 */
export async function startSiteverify() {
  const questions: Question[] = []
  // A token is accepted once, and again only for the same attempt.
  const spent = new Map<string, string>()
  let mood: Mood = 'well'

  const server = createServer(async (request, response) => {
    const question = Question.parse(JSON.parse(await textOf(request)))
    questions.push(question)
    if (mood === 'silent') return
    if (mood === 'broken') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (mood === 'curt') return void response.end(JSON.stringify({ success: false }))
    const code = REFUSALS[question.secret] ?? refusalOf(question)
    const verdict = { success: code === undefined, 'error-codes': code ? [code] : [] }
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(verdict))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  function refusalOf({ response, idempotency_key }: Question): string | undefined {
    const attempt = spent.get(response) ?? idempotency_key
    spent.set(response, attempt)
    return attempt === idempotency_key ? undefined : 'timeout-or-duplicate'
  }

  const { port } = server.address() as AddressInfo
  const { fetch } = globalThis
  globalThis.fetch = (input, init) =>
    String(input) === CLOUDFLARE ? fetch(`http://127.0.0.1:${port}`, asPlain(init)) : fetch(input, init)

  return {
    questions,
    feel: (now: Mood) => {
      mood = now
    },
    stop: async () => {
      globalThis.fetch = fetch
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  return Buffer.concat(chunks).toString()
}

// The runtime passes a request of another library, whose headers name the original host.
function asPlain(init: RequestInit | undefined): RequestInit {
  return {
    method: 'POST',
    ...(init?.body && { body: init.body, duplex: 'half' }),
    ...(init?.signal && { signal: init.signal }),
  } as RequestInit
}
