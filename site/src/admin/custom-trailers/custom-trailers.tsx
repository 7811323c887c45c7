import { Catalogue } from '../catalogue/catalogue.tsx'
import { customTrailers } from './kind.ts'

/** The models that are built to order. */
export default function CustomTrailers() {
  return <Catalogue kind={customTrailers} />
}
