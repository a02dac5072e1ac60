import { useEffect, useState } from 'react'
import { PageFrame, useAct, useLinks } from '@/blocks'
import { meterName, type Meter } from '@/shared/meter'
import { OutboxCard } from '@/shared/outbox'
import { useRead } from '@/request'
import { go, goBack } from '@/routes/go'
import { usePay, useUser } from '@/stores'
import { ActionSheet, Empty, prompt, SearchField, Tabs } from '@/ui'
import { aliasFault } from './alias'
import { filterMeters, meterToRead, typeTabs, type TypeTab } from './meter-filter'
import { MeterRow } from './MeterRow'
import { PhotoSheet } from './PhotoSheet'

const LIST = 'default GET /crmgas/list-meter-channel'

export interface MeterListProps {
  /** pay: picks a meter and goes back; photo: opens the photo sheet. */
  from?: 'pay' | 'photo' | undefined
  meterType?: Meter['meterType'] | undefined
  /** The meter it is about: the one to photograph, else the only one shown. */
  meterNo?: string | undefined
}

type Open = { kind: 'menu' | 'photo'; meter: Meter } | null

/** 我的表具 (A 6.2). */
export function MeterListView({ from, meterType, meterNo = '' }: MeterListProps) {
  const [type, setType] = useState<TypeTab>(meterType ?? 'ALL')
  const [keyword, setKeyword] = useState(from === 'photo' ? '' : meterNo)
  const [open, setOpen] = useState<Open>(null)
  const read = useRead(LIST, {}, { refresh: 'old' })
  usePhotoOnArrival(from === 'photo', read.data?.list, meterNo, (meter) => setOpen({ kind: 'photo', meter }))
  const picking = from === 'pay'
  const rename = useRename()
  const shown = filterMeters(read.data?.list ?? [], type, keyword)
  const close = () => setOpen(null)
  return (
    <PageFrame
      spaced
      of={read}
      {...(picking && { title: '选择表具' })}
      top={
        <>
          <SearchField value={keyword} onChange={setKeyword} placeholder='搜索表号或别名' />
          <Tabs items={typeTabs} active={type} onChange={setType} sticky />
        </>
      }
    >
      <OutboxCard of='default POST /crmgas/setMeterImg' />
      {shown.length === 0 && (
        <Empty
          text={keyword === '' ? '暂无表具信息' : '没有符合条件的表具'}
          picture={keyword === '' ? 'list' : 'search'}
        />
      )}
      {shown.map((meter) => (
        <MeterRow
          key={meter.meterId}
          meter={meter}
          picking={picking}
          onTap={() => (picking ? pick(meter) : openMeter(meter))}
          onMore={() => setOpen({ kind: 'menu', meter })}
        />
      ))}
      {open?.kind === 'menu' && (
        <Menu
          meter={open.meter}
          onClose={close}
          onPhoto={() => setOpen({ kind: 'photo', meter: open.meter })}
          onRename={rename}
        />
      )}
      {open?.kind === 'photo' && <PhotoSheet meter={open.meter} onClose={close} />}
    </PageFrame>
  )
}

const openMeter = ({ meterId }: Meter): void => void go('/pages/home/meter-list/meter-list', { meterId })

/** The chosen meter is read by the page below (A 6, client state). */
function pick({ meterId, meterNo, meterType, alias }: Meter): void {
  const bp = useUser.getState().loginUserInfo?.bp ?? ''
  usePay.setState({ payMeterInfo: { bp, meterId, meterNo, meterType, alias } })
  void goBack()
}

/** from=photo: the sheet of the meter to be read opens, once. */
function usePhotoOnArrival(
  asked: boolean,
  meters: readonly Meter[] | undefined,
  meterNo: string,
  show: (meter: Meter) => void,
): void {
  const [waiting, setWaiting] = useState(asked)
  useEffect(() => {
    if (!waiting || meters === undefined) return
    setWaiting(false)
    const due = meterToRead(meters, meterNo)
    if (due) show(due)
  }, [waiting, meters, meterNo, show])
}

function useRename(): (meter: Meter) => Promise<void> {
  const { run } = useAct('default POST /crmgas/meter/setAlias', { ok: '修改成功' })
  return async ({ meterId, alias: before }) => {
    const alias = await prompt({
      title: '修改别名',
      label: '别名',
      placeholder: '请输入表具别名',
      value: before,
      check: aliasFault,
    })
    if (alias !== null && alias.trim() !== before) await run({ meterId, alias: alias.trim() })
  }
}

interface MenuProps {
  meter: Meter
  onClose: () => void
  onPhoto: () => void
  onRename: (meter: Meter) => Promise<void>
}

/** Row menu; entries to pages that are not built are not there. */
function Menu({ meter, onClose, onPhoto, onRename }: MenuProps) {
  const links = useLinks()
  const actions: { key: string; text: string; run: (() => void) | undefined }[] = [
    { key: 'detail', text: '详情', run: () => openMeter(meter) },
    { key: 'alias', text: '修改别名', run: () => void onRename(meter) },
    { key: 'photo', text: '上传表具照片', run: onPhoto },
    { key: 'changes', text: '变更记录', run: links.to('/subPages/changeRecord', { meterId: meter.meterId }) },
    { key: 'price', text: '气价', run: links.to('/subPagesB/pages/gas-inquiry', { meterId: meter.meterId }) },
  ]
  const choose = (key: string) => {
    onClose()
    actions.find((action) => action.key === key)?.run?.()
  }
  return (
    <ActionSheet
      open
      title={meterName(meter)}
      items={actions.filter(({ run }) => run)}
      onChoose={choose}
      onClose={onClose}
    />
  )
}
