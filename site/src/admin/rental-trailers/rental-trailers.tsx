import { Catalogue } from '../catalogue/catalogue.tsx'
import { rentalTrailers } from './kind.ts'

/** The trailers that visitors can rent. */
export default function RentalTrailers() {
  return <Catalogue kind={rentalTrailers} />
}
