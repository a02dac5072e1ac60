import { finished } from '../parts/finished'
import { codes } from '@domain/codes'
import { bannerPositions, type BannerPosition } from '@domain/statuses/content'
import { FormSheet, useFormAct, type FormField } from '@/blocks'
import { chips } from '@/blocks/form/choice'
import type { Paper } from '@/blocks/form/paper/PaperSlot'
import { photos } from '@/blocks/form/photos/photos'
import { toggle } from '@/blocks/form/tick'
import { instantOf, isMoment, SHAPE, typedOf } from '../moment'
import type { DeskBanner } from './DeskBannersView'
import type { WriteInput } from '@/request'

interface Values {
  position: BannerPosition
  title: string
  files: readonly Paper[]
  link: string
  startAt: string
  endAt: string
  sort: string
  isOn: boolean
}

const isOrder = (typed: string) => (/^\d{1,3}$/.test(typed) ? undefined : '请输入0-999的整数')

const fieldsOf = (isNew: boolean): readonly FormField<Values>[] => [
  {
    key: 'position',
    label: '位置',
    kind: chips(codes(bannerPositions).map((key) => ({ key, label: bannerPositions[key] }))),
  },
  { key: 'title', label: '标题', required: true, maxLength: 30 },
  {
    key: 'files',
    label: isNew ? '图片（343:120）' : '图片（不选则保留原图）',
    required: isNew,
    kind: photos({ use: 'BANNER', most: 1 }),
  },
  { key: 'link', label: '点击后打开', maxLength: 300, placeholder: '/pages/… 或 https://…，不填则不跳转' },
  { key: 'startAt', label: '开始时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'endAt', label: '结束时间', required: true, placeholder: SHAPE, checks: [isMoment] },
  { key: 'sort', label: '顺序', kind: 'digits', required: true, maxLength: 3, checks: [isOrder] },
  { key: 'isOn', label: '启用', kind: toggle, hint: '每个位置按顺序最多显示8张' },
]

interface Props {
  banner: DeskBanner | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

/** Makes or changes a banner of the company. */
export function BannerSheet({ banner, onClose, onDone }: Props) {
  const send = useFormAct('btwob POST /banner/save', {
    once: true,
    input: (values: Values) => inputOf(values, banner),
    at: { '44852': 'files', '2901': 'link' },
    dialog: ['2902'],
    ok: '已保存',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Values>
      name={`banner-${banner?.bannerId ?? 'new'}`}
      title={banner ? '编辑轮播图' : '新建轮播图'}
      confirmText='保存'
      values={{
        position: banner?.position ?? 'mall',
        title: banner?.title ?? '',
        files: [],
        link: banner?.link ?? '',
        startAt: typedOf(banner?.startAt ?? null),
        endAt: typedOf(banner?.endAt ?? null),
        sort: String(banner?.sort ?? 0),
        isOn: banner?.status !== 'off',
      }}
      fields={fieldsOf(banner === undefined)}
      {...send}
      onClose={onClose}
    />
  )
}

function inputOf(values: Values, banner: DeskBanner | undefined): WriteInput<'btwob POST /banner/save'> {
  const [file] = values.files
  return {
    ...(banner && { bannerId: banner.bannerId }),
    position: values.position,
    title: values.title.trim(),
    ...(file && { imageFileId: file.fileId }),
    link: values.link.trim(),
    startAt: instantOf(values.startAt) ?? '',
    endAt: instantOf(values.endAt) ?? '',
    sort: Number(values.sort),
    status: values.isOn ? 'on' : 'off',
  }
}
