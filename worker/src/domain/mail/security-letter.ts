import { momentInWords } from '../moments.ts'
import type { Fact, SecurityFacts } from './content.ts'
import type { Letter, Writing } from './letter.ts'
import { greeting } from './safe.ts'

interface Words {
  heading: string
  text: string
}

const WORDS: Record<SecurityFacts['event'], Words> = {
  password: {
    heading: 'Your password was changed',
    text: 'The old password no longer opens the portal.',
  },
  email: {
    heading: 'Your e-mail address was changed',
    text: 'E-mails about your account go to another address from now on.',
  },
  second_factor_on: {
    heading: 'Two-step sign-in was turned on',
    text: 'Signing in now takes a code from your authenticator app as well.',
  },
  second_factor_off: {
    heading: 'Two-step sign-in was turned off',
    text: 'Signing in now takes nothing but your password.',
  },
  recovery_code: {
    heading: 'A recovery code was used',
    text: 'Your password and one of your recovery codes were entered to sign in. The code cannot be used again.',
  },
  recovery_codes: {
    heading: 'New recovery codes were made',
    text: 'The recovery codes that you had before no longer work.',
  },
}

/** The letter that tells the owner of an account what has happened to its sign-in. */
export function securityLetter({ event, username, by, at }: SecurityFacts, { site }: Writing): Letter {
  const { heading, text } = WORDS[event]
  const facts: Fact[] = [
    ['Account', username],
    ['When', `${momentInWords(at)}, in Tampa`],
    ...(by === null ? [] : [['By', by] as const]),
  ]
  const otherwise =
    by === null
      ? 'If this was not you, tell an administrator at once: they can set a new password for you, which ends every session.'
      : `If you did not expect this, ask ${by} or another administrator.`
  return {
    subject: heading,
    heading,
    blocks: [
      { kind: 'words', text: greeting(username) },
      { kind: 'words', text },
      { kind: 'facts', facts },
      { kind: 'words', text: otherwise },
      { kind: 'link', label: 'Open the portal', href: `${site}/admin` },
    ],
  }
}
