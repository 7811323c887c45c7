import { BusinessInfo, BusinessInfoEdit } from '#contract/business'
import { requiredLine } from '#contract/wire'
import { isAnswered } from '../api/api-error.ts'
import type { Field } from '../ui/form/fields.ts'

/** Validates the form by the server's rules, with messages that use the labels of its fields. */
export const BusinessForm = BusinessInfo.extend({
  business_name: requiredLine('Business name', 120),
  email: BusinessInfoEdit.shape.email.unwrap(),
  website: BusinessInfoEdit.shape.website.unwrap(),
})

interface FormSection {
  title: string
  fields: readonly Field<keyof BusinessInfo>[]
}

/** The four sections of the form (admin specification, section 2). */
export const FORM_SECTIONS: readonly FormSection[] = [
  {
    title: 'Basic information',
    fields: [
      { kind: 'text', name: 'business_name', label: 'Business name', required: true },
      { kind: 'text', name: 'contact_name', label: 'Contact name', half: true },
      { kind: 'text', name: 'website', label: 'Website', type: 'url', half: true },
    ],
  },
  {
    title: 'Contact',
    fields: [
      { kind: 'text', name: 'phone', label: 'Phone', type: 'tel', half: true },
      {
        kind: 'text',
        name: 'whatsapp',
        label: 'WhatsApp',
        type: 'tel',
        half: true,
        hint: 'With country code; ten digits alone count as American.',
      },
      { kind: 'text', name: 'email', label: 'E-mail', type: 'email' },
    ],
  },
  {
    title: 'Address',
    fields: [
      {
        kind: 'text',
        name: 'address',
        label: 'Address',
        hint: 'Shown on the contact page, in e-mails, on quotes and in search results.',
      },
      { kind: 'text', name: 'city', label: 'City', third: true },
      { kind: 'text', name: 'state', label: 'State', third: true },
      { kind: 'text', name: 'zip_code', label: 'ZIP code', third: true },
    ],
  },
  {
    title: 'Description',
    fields: [
      {
        kind: 'textarea',
        name: 'description',
        label: 'Description',
        rows: 5,
        hint: 'Shown in the footer of every page and in search results.',
      },
    ],
  },
]

/** All fields of the form. */
export const BUSINESS_FIELDS = FORM_SECTIONS.flatMap(({ fields }) => fields)

/** The message for a failed save (admin specification, section 8), with the reason where there is one. */
export function businessFailure(error: unknown): string {
  if (!isAnswered(error)) return 'Error updating business information.'
  return `Failed to update business information. ${error.message}`.trim()
}
