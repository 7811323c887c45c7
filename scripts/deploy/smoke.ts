import { setTimeout } from 'node:timers/promises'
import * as z from 'zod'
import { LoginResponse } from '#contract/access/session'
import { ImageFolderResponse, ImageResponse } from '#contract/picture/image'
import { Done } from '#contract/wire'

/** The account that the test signs in as; permission to manage pictures is enough. */
export interface Tester {
  username: string
  password: string
}

// One red pixel.
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4z8AAAAMBAQDJ/pLvAAAAAElFTkSuQmCC',
  'base64',
)

const TIMEOUT_MS = 30_000

/** How long a site is given until it answers for the first time, and how long to wait between two tries. */
export interface Polling {
  forMs: number
  everyMs: number
}

const Health = Done.extend({ version: z.string() })

/**
 * Smoke test of a running site: health and pages, and as `tester` a sign-in, a save, an upload and the picture as visitors get
 * it. Removes what it stored. Throws with what failed; reports what worked to `tell`.
 */
export async function smoke(
  site: string,
  tester: Tester | null,
  tell: (words: string) => void,
  polling: Polling = { forMs: 0, everyMs: 0 },
): Promise<void> {
  await untilItAnswers(site, polling, tell)
  const { version } = await ask(Health, site, '/api/health')
  tell(`Version ${version} reads its database and its storage`)
  await expectEncrypted(site)
  const token = tester && (await ask(LoginResponse, site, '/api/auth/login', { method: 'POST', json: tester })).token
  if (tester) tell(`${tester.username} signs in`)
  for (const path of ['/', '/rentals', '/custom', '/admin']) await expectPage(site, path, token)
  tell('The pages open')
  if (!token) return
  try {
    await keepPicture(site, token, tell)
  } finally {
    await ask(Done, site, '/api/auth/logout', { method: 'POST', token })
  }
}

// The name and certificate of a new address take a while; until then Cloudflare may respond instead, with a status from 520 on.
async function untilItAnswers(site: string, { forMs, everyMs }: Polling, tell: (words: string) => void) {
  const end = Date.now() + forMs
  for (let tries = 0; ; tries++) {
    const response = await send(site, '/api/health', {}).catch((error: Error) => error)
    if (response instanceof Response && response.status < 520) return
    if (Date.now() >= end) return
    if (tries === 0) tell('It does not answer yet; a new address can take some minutes')
    await setTimeout(everyMs)
  }
}

// Cloudflare serves plain HTTP like HTTPS unless it is configured otherwise, and passwords would be sent unencrypted.
async function expectEncrypted(site: string): Promise<void> {
  const plain = new URL(site)
  if (plain.protocol !== 'https:') return
  plain.protocol = 'http:'
  const response = await fetch(plain, { redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => null)
  if (!response || /^https:/.test(response.headers.get('Location') ?? '')) return
  throw new Error(
    `${plain.href} does not lead to https. Switch on Always Use HTTPS for the domain (docs/operations.md).`,
  )
}

async function keepPicture(site: string, token: string, tell: (words: string) => void): Promise<void> {
  const json = { name: `Smoke test ${Date.now()}` }
  const { folder } = await ask(ImageFolderResponse, site, '/api/images/folders', { method: 'POST', json, token })
  tell('A save is stored')
  try {
    const body = new FormData()
    body.append('image', new Blob([PIXEL], { type: 'image/png' }), 'pixel.png')
    const { imageUrl } = await ask(ImageResponse, site, `/api/images/${folder.path}`, { method: 'POST', body, token })
    tell('An upload is stored')
    try {
      for (const address of [imageUrl, `${imageUrl}?w=320`]) await expectPicture(site, address, token)
      tell('The picture opens, whole and resized')
    } finally {
      await takeAway(site, imageUrl.replace('/images/', '/api/images/'), token)
    }
  } finally {
    await takeAway(site, `/api/images/folders/${folder.path}`, token)
  }
  tell('What was stored is taken away again')
}

// Retried if the response was lost, in which case it may be gone already; otherwise it might stay in the library.
async function takeAway(site: string, path: string, token: string): Promise<void> {
  const request = { method: 'DELETE', token }
  const first = await send(site, path, request).catch(() => null)
  const isLost = first === null || first.status >= 500
  const response = isLost ? await send(site, path, request) : first
  if (response.ok || (isLost && response.status === 404)) return
  throw new Error(`DELETE ${path} answered ${response.status}: ${(await response.text()).slice(0, 300)}`)
}

interface Request {
  method?: string
  json?: unknown
  body?: FormData
  token?: string | null
}

function send(site: string, path: string, { method = 'GET', json, body, token }: Request): Promise<Response> {
  if (!/^https?:\/\//.test(site) || !URL.canParse(site))
    throw new Error(`${site} is not an address like https://www.example.org`)
  const sent = json === undefined ? body : JSON.stringify(json)
  const response = fetch(new URL(path, site), {
    method,
    headers: {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
    },
    ...(sent !== undefined && { body: sent }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  return response.catch((error) => {
    throw new Error(`${site} does not answer: ${error.cause?.message || error.cause?.code || error.message}`)
  })
}

async function ask<T>(shape: z.ZodType<T>, site: string, path: string, request: Request = {}): Promise<T> {
  const response = await send(site, path, request)
  const text = await response.text()
  if (!response.ok)
    throw new Error(`${request.method ?? 'GET'} ${path} answered ${response.status}: ${text.slice(0, 300)}`)
  return shape.parse(JSON.parse(text))
}

async function expectPage(site: string, path: string, token: string | null): Promise<void> {
  const response = await send(site, path, { token })
  const text = await response.text()
  // A site behind a password is healthy if it asks a stranger for it.
  if (response.status === 401 && !token && text.includes('Admin Access')) return
  if (!response.ok || !text.includes('</html>')) throw new Error(`The page ${path} answered ${response.status}`)
}

async function expectPicture(site: string, address: string, token: string): Promise<void> {
  const response = await send(site, address, { token })
  const { size, type } = await response.blob()
  if (response.ok && size > 0 && type.startsWith('image/')) return
  throw new Error(`The picture ${address} answered ${response.status}, ${size} bytes of ${type}`)
}
