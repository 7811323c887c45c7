import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { Permission } from '#domain/access/permissions'
import { formatPhone, phoneLink } from '#domain/phone'
import { useHasPermission } from '../session/session.ts'
import { Button } from '../ui/button.tsx'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import css from './facts.module.css'
import { SameAddress } from './same-address.tsx'
import { mailtoHref } from './words.ts'

interface Props {
  customer: { customer_name: string; customer_email: string; customer_phone: string }
  manage: Permission
  /** The form that corrects what the customer typed wrongly. */
  form: (onClose: () => void) => ReactNode
  children?: ReactNode
}

/** The customer, and how to reach them. */
export function Customer({ customer, manage, form, children }: Props) {
  const { customer_name, customer_email, customer_phone } = customer
  const [correcting, setCorrecting] = useState(false)
  const mayManage = useHasPermission(manage)
  const call = phoneLink(customer_phone)
  return (
    <div className={css.part}>
      <Facts title="Customer" links>
        <Fact label="Name">{customer_name}</Fact>
        {children}
        <Fact label="E-mail">{customer_email && <a href={mailtoHref(customer_email)}>{customer_email}</a>}</Fact>
        <Fact label="Phone">{call ? <a href={call}>{formatPhone(customer_phone)}</a> : customer_phone}</Fact>
        <SameAddress email={customer_email} />
      </Facts>
      <div>
        <Button icon={Pencil} disabled={!mayManage} onClick={() => setCorrecting(true)}>
          Correct details
        </Button>
      </div>
      {correcting && form(() => setCorrecting(false))}
    </div>
  )
}
