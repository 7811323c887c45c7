import { paths } from '../paths.ts'

/** The links of navigation bar, drawer and footer, in their order. */
export const navigation = [
  { label: 'Rentals', href: paths.rentals },
  { label: 'Custom Builds', href: paths.custom },
  { label: 'FAQ', href: paths.faq },
  { label: 'Contact', href: paths.contact },
] as const
