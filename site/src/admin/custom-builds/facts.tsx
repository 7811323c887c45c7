import type { CustomBuild } from '#contract/requests/custom-build'
import { Customer } from '../requests/customer.tsx'
import { CustomerPage } from '../requests/customer-page.tsx'
import { RequestFacts } from '../requests/facts.tsx'
import type { OpenProps } from '../requests/request-desk.tsx'
import { RequestSummary } from '../requests/summary.tsx'
import { priceState, requestPrice } from '../requests/words.ts'
import { Fact, Facts } from '../ui/panel/facts.tsx'
import { BuildCorrectionForm } from './correction-form.tsx'
import { buildDesk } from './desk.ts'
import { BuildEquipmentList } from './equipment-list.tsx'
import { BuildFloor, BuildPower } from './estimates.tsx'
import { BuildPicture } from './picture.tsx'
import { BuildQuote } from './quote.tsx'
import { Swatch } from './swatch.tsx'

/** Everything a build request says, in the order in which staff work out a quote. */
export function BuildFacts(open: OpenProps<CustomBuild>) {
  const { request: build } = open
  const summary = (
    <RequestSummary
      desk={buildDesk}
      request={build}
      subject={`${build.trailer_model}, ${build.trailer_size}`}
      number={build.trailer_model_id}
      gone={build.trailer_model_id === null ? 'This model is no longer offered.' : null}
      measure={<Swatch code={build.color_ral} />}
      price={requestPrice(build)}
      priceState={priceState(build)}
    />
  )
  return (
    <RequestFacts desk={buildDesk} request={build} summary={summary}>
      <BuildPicture build={build} />
      <BuildQuote {...open} />
      <Customer
        customer={build}
        manage={buildDesk.manage}
        form={(onClose) => <BuildCorrectionForm {...open} onClose={onClose} />}
      >
        <Fact label="Company">{build.company_name}</Fact>
      </Customer>
      <Facts title="Delivery and requirements">
        <Fact label="Timeline">{build.delivery_timeline}</Fact>
        <Fact label="Address">{build.delivery_address}</Fact>
        <Fact label="Requirements">{build.special_requirements}</Fact>
      </Facts>
      <BuildFloor build={build} />
      <BuildPower build={build} />
      <BuildEquipmentList equipment={build.equipment} />
      <CustomerPage section="custom-builds" manage={buildDesk.manage} request={build} />
    </RequestFacts>
  )
}
