import type { ReactNode } from 'react'
import { formatPhone, phoneLink } from '#domain/phone'
import { Fact, Facts } from '../ui/facts.tsx'
import { writeTo } from './words.ts'

interface Props {
  customer: { customer_name: string; customer_email: string; customer_phone: string }
  children?: ReactNode
}

/** The customer, and how to reach them. */
export function Customer({ customer: { customer_name, customer_email, customer_phone }, children }: Props) {
  const call = phoneLink(customer_phone)
  return (
    <Facts title="Customer" links>
      <Fact label="Name">{customer_name}</Fact>
      {children}
      <Fact label="E-mail">{customer_email && <a href={writeTo(customer_email)}>{customer_email}</a>}</Fact>
      <Fact label="Phone">{call ? <a href={call}>{formatPhone(customer_phone)}</a> : customer_phone}</Fact>
    </Facts>
  )
}
