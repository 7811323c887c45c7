import { describe, expect, test } from 'vitest'
import { DEFAULT_BUSINESS } from '#domain/default-business'
import { contactDetails } from './details.ts'

const business = { ...DEFAULT_BUSINESS, phone: '8135550142', whatsapp: '8135550142', email: 'hello@trailers.test' }

describe('contactDetails', () => {
  test('links the ways to reach the business', () => {
    expect(contactDetails({ ...business, business_name: 'Bay Trailers', description: 'Built here.' })).toMatchObject({
      name: 'Bay Trailers',
      description: 'Built here.',
      phone: { href: 'tel:8135550142', text: '(813) 555-0142' },
      chat: { href: 'https://wa.me/18135550142' },
      email: { href: 'mailto:hello@trailers.test', text: 'hello@trailers.test' },
    })
  })

  test('never links the placeholders of the defaults', () => {
    expect(contactDetails(DEFAULT_BUSINESS)).toMatchObject({ phone: null, chat: null, email: null })
  })

  test('does not offer a chat on the telephone number', () => {
    expect(contactDetails({ ...business, whatsapp: '' }).chat).toBeNull()
  })

  test('falls back to Tampa, Florida where the record names no place', () => {
    expect(contactDetails({ ...business, city: '', state: '' }).location).toBe('Tampa, Florida')
    expect(contactDetails({ ...business, city: 'Ocala', state: '' }).location).toBe('Ocala')
  })

  test('falls back to the default words where the record has none', () => {
    expect(contactDetails({ ...business, business_name: '', description: '' })).toMatchObject({
      name: 'Tampa Food Trailers',
      description: 'Custom-built and rental food trailers across the USA. Quality craftsmanship, fast delivery.',
    })
  })

  test.each([
    [{ address: '12 Bay Street', zip_code: '33605' }, '12 Bay Street, Tampa, Florida 33605'],
    [{ address: '12 Bay Street', city: '', state: '', zip_code: '33605' }, '12 Bay Street, 33605'],
    [{ address: '12 Bay Street', city: '', state: '' }, '12 Bay Street'],
    [{ address: '', zip_code: '33605' }, 'Tampa, Florida'],
  ])('tells where the yard is by %j', (part, words) => {
    expect(contactDetails({ ...business, ...part }).address).toBe(words)
  })
})
