import { Plus } from 'lucide-react'
import { useCallback } from 'react'
import type { FieldValues } from 'react-hook-form'
import { goTo, useAddress } from '../router.ts'
import { useHasPermission } from '../session/session.ts'
import { Header } from '../shell/header.tsx'
import { Button } from '../ui/button.tsx'
import { CardSkeletons } from '../ui/list/card-grid.tsx'
import { FilterBar } from '../ui/list/filter-bar.tsx'
import { SearchBox } from '../ui/list/search-box.tsx'
import { SelectFilter } from '../ui/list/select-filter.tsx'
import { SectionBody } from '../ui/panel/section-body.tsx'
import { Loaded } from '../ui/state/loaded.tsx'
import { OnceAllowed } from '../ui/state/once-allowed.tsx'
import { SectionNotice } from '../ui/state/section-notice.tsx'
import { catalogueHref, readAddress } from './address.ts'
import type { CatalogueRecord, Kind } from './kind.ts'
import type { Open } from './open-record.ts'
import { useRecords } from './queries.ts'
import { RecordDialog } from './record-dialog.tsx'
import { RecordList } from './record-list.tsx'

interface Props<R extends CatalogueRecord, In extends FieldValues, Out> {
  kind: Kind<R, In, Out>
}

/** A section of the catalogue: filters, cards, and the form of the record in the address. */
export function Catalogue<R extends CatalogueRecord, In extends FieldValues, Out>({ kind }: Props<R, In, Out>) {
  const { section, area, words, statuses } = kind
  const address = readAddress(useAddress().search, statuses)
  const mayManage = useHasPermission(`${area}.manage`)
  const records = useRecords(kind, address)
  const whyNot = `Your account may look at the ${words.plural}, but not change them.`
  const { q, status } = address
  const show = useCallback((open: Open) => goTo(catalogueHref(section, { q, status, open })), [section, q, status])
  return (
    <>
      <Header>
        <Button
          kind="main"
          icon={Plus}
          iconOnly="narrow"
          disabled={!mayManage}
          title={mayManage ? undefined : whyNot}
          onClick={() => show({ form: 'new' })}
        >
          {words.add}
        </Button>
      </Header>
      <FilterBar>
        <SearchBox
          label={`Search ${words.plural}`}
          placeholder={words.placeholder}
          value={q}
          onSearch={(typed) => goTo(catalogueHref(section, { ...address, q: typed }), 'replace')}
        />
        <SelectFilter
          label="Status"
          value={status}
          options={[
            { value: 'all', label: 'All Status' },
            ...Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
          ]}
          onChange={(chosen) => goTo(catalogueHref(section, { ...address, status: chosen }))}
        />
      </FilterBar>
      <SectionBody busy={records.isPlaceholderData}>
        {!mayManage && <SectionNotice>{whyNot}</SectionNotice>}
        <Loaded
          query={records}
          failed={`The ${words.plural} could not be loaded`}
          skeleton={<CardSkeletons label={`Loading ${words.plural}`} />}
        >
          {({ pages }) => (
            <RecordList
              kind={kind}
              address={address}
              list={records}
              records={pages.flatMap((page) => page.records)}
              mayManage={mayManage}
              onOpen={show}
            />
          )}
        </Loaded>
      </SectionBody>
      {address.open && (
        <OnceAllowed key={catalogueHref(section, address)} allowed={mayManage}>
          <RecordDialog kind={kind} open={address.open} onClose={() => show(null)} />
        </OnceAllowed>
      )}
    </>
  )
}
