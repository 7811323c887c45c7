const PARTS = [
  'password',
  'passwd',
  'passphrase',
  'passcode',
  'pwd',
  'secret',
  'token',
  'authorization',
  'cookie',
  'apikey',
  'accesskey',
  'privatekey',
  'credential',
  'sessionid',
  'recoverycode',
  'turnstile',
]
const WHOLE = new Set(['auth', 'pass', 'pin', 'otp', 'jwt'])

/** True for the name of a field, header or parameter whose value no log may hold, however it is spelled. */
export function isSecretName(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '')
  return WHOLE.has(plain) || PARTS.some((part) => plain.includes(part))
}

/** The same as the source of a regular expression, for names within a text; use it case-insensitively. */
export const SECRET_NAME = PARTS.map((part) => part.replace(/^(access|api|private|session|recovery)/, '$1[-_ ]?')).join(
  '|',
)
