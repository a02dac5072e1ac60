import type { Out } from '@contract'
import { industries } from '@domain/statuses/usage-site'
import { isPhone, NAME_EMPTY, PHONE_WRONG } from '@domain/validate'
import { DetailPage, FormPage, namesOf, PageFrame, Shape, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import { position, type At } from '@/blocks/form/position'
import { useRead } from '@/request'
import { goBack } from '@/routes/go'
import type { PageParams } from '@/routes/table'
import { useUser } from '@/stores'
import { Empty } from '@/ui'
import { ConfirmedNote } from '../DeviceFoot'
import { ALL_SITES, SITES } from '../site-field'
import { cityPick } from './CityLine'

type Place = Out<'default GET /crmgas/record/site/list'>['list'][number]

interface Values {
  siteName: string
  cityCode: string
  district: string
  address: string
  contactName: string
  contactPhone: string
  industry: Place['industry'] | ''
  at: At | null
}

const atLeast = (length: number, label: string) => (text: string) =>
  text.trim().length < length ? `${label}至少${length}个字` : undefined

const fields: readonly FormField<Values>[] = [
  { key: 'cityCode', label: '城市', required: true, kind: cityPick },
  { key: 'district', label: '区县', required: true, maxLength: 20, placeholder: '如广阳区' },
  { key: 'siteName', label: '地点名称', required: true, maxLength: 40, checks: [atLeast(2, '地点名称')] },
  { key: 'address', label: '详细地址', required: true, maxLength: 120, checks: [atLeast(5, '详细地址')] },
  { key: 'at', label: '地图位置', kind: position, hint: '用于推荐附近的营业网点' },
  {
    key: 'industry',
    label: '行业',
    required: true,
    kind: chips<Values['industry']>(namesOf(industries).map(({ key, text }) => ({ key, label: text }))),
  },
  { key: 'contactName', label: '联系人', required: NAME_EMPTY, maxLength: 20, checks: [atLeast(2, '联系人')] },
  {
    key: 'contactPhone',
    label: '联系电话',
    kind: 'digits',
    required: true,
    maxLength: 11,
    checks: [(phone) => (isPhone(phone) ? undefined : PHONE_WRONG)],
  },
]

/** 新增用气地点 (D 6.6): a new place, or one that is changed; the gas company's own is read-only. */
export function PlaceView({ siteId }: PageParams<'/pages/record/addCity'>) {
  return siteId === undefined ? <PlaceForm /> : <ChangedPlace siteId={siteId} />
}

function ChangedPlace({ siteId }: { siteId: string }) {
  const read = useRead(SITES, ALL_SITES, { freshFor: 0 })
  const found = read.data?.list.find((one) => one.siteId === siteId)
  if (found?.source === 'COMPANY') return <PageFrame empty={<Empty text='该档案由燃气公司维护，如有误请提交工单' />} />
  if (found) return <PlaceForm of={found} />
  return (
    <DetailPage read={read} skeleton={<Shape heights={[420]} />}>
      {() => <Empty text='该用气地点不存在' />}
    </DetailPage>
  )
}

function PlaceForm({ of: place }: { of?: Place }) {
  const phone = useUser(({ loginUserInfo }) => loginUserInfo?.username ?? '')
  const save = useFormAct('default POST /crmgas/record/site/save', {
    once: true,
    input: ({ industry, at, ...texts }: Values) => ({
      ...texts,
      siteName: texts.siteName.trim(),
      address: texts.address.trim(),
      contactName: texts.contactName.trim(),
      industry: industry || 'OTHER',
      ...at,
      ...(place && { siteId: place.siteId }),
    }),
    at: { '44406': 'address' },
    dialog: ['44405', '44403', '2904'],
    ok: '提交成功，等待审核',
    done: () => goBack(),
  })
  const empty: Values = {
    siteName: '',
    cityCode: '',
    district: '',
    address: '',
    contactName: '',
    contactPhone: phone,
    industry: '',
    at: null,
  }
  const kept: Values = place
    ? {
        siteName: place.siteName,
        cityCode: place.cityCode,
        district: place.district,
        address: place.address,
        contactName: place.contactName,
        contactPhone: place.contactPhone,
        industry: place.industry,
        at: place.lng === null || place.lat === null ? null : { lng: place.lng, lat: place.lat },
      }
    : empty
  return (
    <FormPage<Values>
      {...(place && { title: '编辑用气地点' })}
      name={`place-${place?.siteId ?? 'new'}`}
      values={kept}
      fields={fields}
      submitText='提交审核'
      {...save}
      head={<ConfirmedNote of={place} />}
    />
  )
}
