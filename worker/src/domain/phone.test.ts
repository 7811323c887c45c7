import { describe, expect, test } from 'vitest'
import { chatLink, formatPhone, internationalPhone, mailLink, phoneLink } from './phone.ts'

describe('formatPhone', () => {
  test.each([
    ['8135550142', '(813) 555-0142'],
    ['813.555.0142', '(813) 555-0142'],
    ['18135550142', '+1 (813) 555-0142'],
    ['+27 82 123 45678', '+27 821 234 5678'],
    ['279876543210', '+27 987 654 3210'],
    ['+27 82 123 4567', '+27 82 123 4567'],
    ['181355501421', '181355501421'],
    ['28135550142', '28135550142'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['555-0100 ext. 123', '555-0100 ext. 123'],
    ['(270) 555-0100 x12', '(270) 555-0100 x12'],
    ['555-0100, 555', '555-0100, 555'],
    ['813-555-TACO', '813-555-TACO'],
    ['ask for Marisol', 'ask for Marisol'],
    ['', ''],
  ])('shows %j as %j', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown)
  })
})

describe('a link', () => {
  test.each([
    ['(813) 555-0142', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['+1 (813) 555-0142', 'tel:18135550142', 'https://wa.me/18135550142'],
    ['+27 82 123 45678', 'tel:278212345678', 'https://wa.me/278212345678'],
    ['(813) 555-0100 ext. 12', 'tel:8135550100', 'https://wa.me/18135550100'],
    ['+1 813-555-0100x12', 'tel:18135550100', 'https://wa.me/18135550100'],
    ['Office: 813.555.0100 #12', 'tel:8135550100', 'https://wa.me/18135550100'],
    ['(813) 555-0100, (813) 555-0101', 'tel:8135550100', 'https://wa.me/18135550100'],
    ['555-0100; 555-0101', 'tel:5550100', 'https://wa.me/5550100'],
    ['813 555 0100 / 813 555 0101', 'tel:8135550100', 'https://wa.me/18135550100'],
    ['813-555-TACO', 'tel:8135558226', 'https://wa.me/18135558226'],
    ['(813) 555-FOOD (3663)', 'tel:8135553663', 'https://wa.me/18135553663'],
    ['Call 1-800-TRAILERS now', 'tel:18008724537', 'https://wa.me/18008724537'],
    ['1-800-GO-FEDEX', 'tel:18004633339', 'https://wa.me/18004633339'],
    ['1-800-PIZZA-99', 'tel:18007499299', 'https://wa.me/18007499299'],
    ['1-800-TACO-123', 'tel:18008226123', 'https://wa.me/18008226123'],
    ['24/7 call (813) 555-0142', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['(813) 555-0142, 24 hours', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['24-hour line (813) 555-0142', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['24 hour service: (813) 555-0142', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['1-800-24-HOURS', 'tel:18002446877', 'https://wa.me/18002446877'],
    ['(813) 555-0142 (24 HR)', 'tel:8135550142', 'https://wa.me/18135550142'],
    ['+49 711/123456', 'tel:49711123456', 'https://wa.me/49711123456'],
    ['+49 711/1234567890', 'tel:497111234567890', 'https://wa.me/497111234567890'],
    ['4533 1234 / 4533 1235', 'tel:45331234', 'https://wa.me/45331234'],
    ['+1 (813) 555-0100<script>', 'tel:18135550100', 'https://wa.me/18135550100'],
  ])('to %j carries digits only', (phone, call, chat) => {
    expect(phoneLink(phone)).toBe(call)
    expect(chatLink(phone)).toBe(chat)
  })

  test.each([
    ['813-55O-0100', 'tel:81355'],
    ['5550 ext. 12345', 'tel:5550'],
    ['0800 REVERSE', 'tel:0800'],
    ['555-0100 call now', 'tel:5550100'],
  ])('to %j makes no other number of its letters', (phone, call) => {
    expect(phoneLink(phone)).toBe(call)
  })

  test.each(['', '(000) 000-0000', '0000000000', 'none'])('is never made of %j', (phone) => {
    expect(phoneLink(phone)).toBeNull()
    expect(chatLink(phone)).toBeNull()
  })

  test.each([
    ['(813) 555-0142', '+18135550142'],
    ['+27 82 123 45678', '+278212345678'],
    ['(813) 555-0100 ext. 12', '+18135550100'],
    ['000', null],
  ])('to %j reads %j all over the world', (phone, number) => {
    expect(internationalPhone(phone)).toBe(number)
  })

  test('to the placeholder address is never made', () => {
    expect(mailLink('info@example.com')).toBeNull()
    expect(mailLink('')).toBeNull()
    expect(mailLink('hello@trailers.test')).toBe('mailto:hello@trailers.test')
  })
})
