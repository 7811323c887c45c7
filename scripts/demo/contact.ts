import type { ContactStatus } from '#contract/requests/contact'

interface DemoMessage {
  name: string
  email: string
  message: string
  status: ContactStatus
  /** Days ago it was sent. */
  sent: number
}

export const DEMO_MESSAGES: DemoMessage[] = [
  {
    name: 'Gabriela Núñez',
    email: 'gabriela@example.org',
    message: 'Do you bring a trailer to Orlando as well? We would need it for three weekends in spring.',
    status: 'responded',
    sent: 18,
  },
  {
    name: 'Walter Kowalski',
    email: 'walter.kowalski@example.org',
    message: 'What does the health department of Hillsborough County want to see in a trailer that only sells coffee?',
    status: 'responded',
    sent: 11,
  },
  {
    name: 'Imani Brooks',
    email: 'imani@example.org',
    message:
      'We have a brick-and-mortar barbecue place and want to try catering.\n\nCan we come by and look at two or three?',
    status: 'read',
    sent: 6,
  },
  {
    name: 'Tom O’Hara',
    email: 'tom.ohara@example.org',
    message: 'Is there a generator with the Skyway, or do I bring my own?',
    status: 'read',
    sent: 3,
  },
  {
    name: 'Sofía Delgado',
    email: 'sofia.delgado@example.org',
    message:
      'I would like the free consult, please. Tacos and aguas frescas, about 200 people a night. Afternoons suit me best.',
    status: 'new',
    sent: 1,
  },
  {
    name: 'Hank Pruitt',
    email: 'hank.pruitt@example.org',
    message: 'Which partners do you refer people to for financing a custom build?',
    status: 'new',
    sent: 0,
  },
]
