import type { Context } from 'hono'
import {
  type Account,
  AccountEdit,
  AccountInput,
  type AccountList,
  type AccountResponse,
} from '#contract/access/account'
import type { BusinessInfo } from '#contract/business'
import type { Done } from '#contract/wire'
import { type AccountRecord, type Directory, NEW, withAccount, withoutAccount } from '#domain/access/directory'
import { isSameUsername, normalizeUsername } from '#domain/access/username'
import { createAccount, deleteAccount, listAccounts, readAccount, updateAccount } from '../db/access/accounts.ts'
import { removeLostSecondFactor } from '../db/access/second-factors.ts'
import { readBusiness } from '../db/business.ts'
import type { IdempotentPost } from '../db/idempotency.ts'
import { changeAccess, requestedOf } from '../http/access/access-change.ts'
import { refuseGuessable } from '../http/access/guessable-password.ts'
import { hashPassword } from '../http/access/password.ts'
import { validPasswordBody } from '../http/access/password-body.ts'
import { staff } from '../http/access/staff.ts'
import { AppError, invalidField } from '../http/app-error.ts'
import { callerOf } from '../http/caller.ts'
import type { AppEnv } from '../http/env.ts'
import { createOnce } from '../http/idempotency.ts'
import { orNotFound } from '../http/or-not-found.ts'
import { pathId } from '../http/path-id.ts'
import { sendVersion } from '../http/version-tag.ts'
import { sendMailsAfterResponse } from '../mail/send-after-response.ts'

/** Management of accounts; domain/access/rules.ts says who may do what. */
export const accounts = staff('admin_access')
  .get('/', async (c) => c.json<AccountList>({ success: true, data: { accounts: await listAccounts(c.var.db) } }))
  .get('/:id', async (c) => {
    const id = pathId(c, NO_SUCH_ACCOUNT)
    return respond(c, orNotFound(await readAccount(c.var.db, id), NO_SUCH_ACCOUNT))
  })
  .post('/', ...validPasswordBody(AccountInput), async (c) => {
    const { password, ...input } = c.req.valid('json')
    const wanted = { ...input, username: normalizeUsername(input.username), id: NEW, version: 1 }
    refuseGuessable('password', password, namesOf(wanted, await readBusiness(c.var.db)))
    const hash = await hashPassword(password)
    const create = (post: IdempotentPost | null) =>
      changeAccess(c, (directory) => ({
        after: withAccount(directory, validated(directory, wanted)),
        accountId: NEW,
        store: (checked) => createAccount(c.var.db, { account: wanted, hash }, checked, post),
      }))
    // Excludes the password: a fast hash of it in the fingerprint would undermine the slow one.
    return respond(c, await createOnce(c, input, { create, read: (id) => readAccount(c.var.db, id) }), 201)
  })
  .put('/:id', ...validPasswordBody(AccountEdit), async (c) => {
    const { password, ...edit } = c.req.valid('json')
    const hash = password ? await hashPassword(password) : undefined
    const business = password ? await readBusiness(c.var.db) : null
    const account = await changeAccess(c, (directory) => {
      const before = requestedOf(c, directory.accounts, NO_SUCH_ACCOUNT)
      const after = validated(directory, edited(before, edit))
      if (password && business) refuseGuessable('password', password, namesOf(after, business))
      return {
        after: withAccount(directory, after),
        accountId: before.id,
        isNewPassword: Boolean(hash),
        store: (checked) => updateAccount(c.var.db, before, { after, hash, keeps: callerOf(c).tokenHash }, checked),
      }
    })
    sendMailsAfterResponse(c)
    return respond(c, account)
  })
  .delete('/:id', async (c) => {
    await changeAccess(c, (directory) => {
      const before = requestedOf(c, directory.accounts, NO_SUCH_ACCOUNT)
      return {
        after: withoutAccount(directory, before.id),
        accountId: before.id,
        store: (checked) => deleteAccount(c.var.db, before, checked),
      }
    })
    return c.json<Done>({ success: true })
  })
  .delete('/:id/second-factor', async (c) => {
    await changeAccess(c, (directory) => {
      const account = requestedOf(c, directory.accounts, NO_SUCH_ACCOUNT)
      return {
        after: directory,
        accountId: account.id,
        losesSecondFactor: true,
        store: (checked) => removeLostSecondFactor(c.var.db, account, checked),
      }
    })
    sendMailsAfterResponse(c)
    return c.json<Done>({ success: true })
  })

const NO_SUCH_ACCOUNT = 'This account does not exist.'

// Names that its password must not equal.
const namesOf = ({ username, email }: Pick<AccountRecord, 'username' | 'email'>, business: BusinessInfo) => [
  username,
  email,
  business.business_name,
]

function respond(c: Context<AppEnv>, account: Account, status: 200 | 201 = 200) {
  sendVersion(c, account.version)
  return c.json<AccountResponse>({ success: true, data: { account } }, status)
}

function edited(before: AccountRecord, edit: Omit<AccountEdit, 'password'>): AccountRecord {
  const after = Object.assign({}, before, edit)
  return { ...after, username: normalizeUsername(after.username) }
}

// Throws for a group that does not exist, and for a name that is taken.
function validated(directory: Directory, account: AccountRecord): AccountRecord {
  if (account.group_id !== null && !directory.groups.some(({ id }) => id === account.group_id)) {
    throw invalidField('group_id', 'This group does not exist. Choose another one.')
  }
  const other = directory.accounts.find(
    ({ id, username }) => id !== account.id && isSameUsername(username, account.username),
  )
  if (!other) return account
  const message = `There is already an account named ${other.username}. Choose another username.`
  throw new AppError('conflict', message, { issues: [{ path: 'username', message }] })
}
