import { formatVolume } from '@domain/volume'
import { useState } from 'react'
import { useFields, useFormAct, useMay } from '@/blocks'
import type { ApiError } from '@/request'
import { go } from '@/routes/go'
import { itemsOf, type CheckItem } from '@/shared/order-check'
import { useWxReminders } from '@/shared/wx-reminders'
import { useUser } from '@/stores'
import { alert, confirm, toast } from '@/ui'
import { draftOf, saveDraft } from '../parts/order/order-draft'
import type { PackageDetail } from '../types'
import { useOrderPreview } from '../parts/order/use-order-preview'
import { rangeHint, volumeIn } from '@/blocks/form/volume'
import { agreedKind, metersKind } from './order-kinds'
import { leftOf, startOf, volumeFault, volumesOf } from './order-rules'
import { useAllocation } from './use-allocation'

const LONGEST_NAME = 20

export interface OrderForm {
  volume: string
  meterNos: readonly string[]
  contactName: string
  contactPhone: string
  agreed: boolean
}

/** The form of 确认订单 with its preview, the allocation and what becomes of it. */
export function useOrderForm(one: PackageDetail, reload: () => Promise<void>) {
  const { packageId, buyRange } = one
  const user = useUser(({ loginUserInfo }) => loginUserInfo)
  const maySign = useMay('model:CONTRACT_SIGN')
  const [failed, setFailed] = useState<readonly CheckItem[] | null>(null)
  const remind = useWxReminders()
  const create = useFormAct('taocan POST /trade/agree/createAgree', {
    once: true,
    input: async ({ volume, meterNos, contactName, contactPhone }: OrderForm) => {
      const cycles = own ?? (preview.preview && volumesOf(preview.preview.cycles))
      if (!cycles) {
        toast(preview.fault ?? '正在计算气款，请稍候')
        return null
      }
      await remind(['SIGN', 'ORDER'])
      return {
        sourceType: 'PACKAGE' as const,
        sourceNo: packageId,
        volume,
        meterNos: [...meterNos],
        cycles: [...cycles],
        contactName: contactName.trim(),
        contactPhone,
        templateVersion: one.templateVersion,
        agreed: true as const,
      }
    },
    ask: ({ volume }) =>
      `将为您锁定${formatVolume(volume)}气量${maySign ? '30分钟，请及时签署供气协议' : '24小时，请提醒主账号及时签署供气协议'}。确认提交？`,
    at: { '42101': 'volume', '42202': 'meterNos' },
    dialog: ['42102', '42108', '42109'],
    tell: async (error) => {
      if (error.is('42109')) setFailed(itemsOf(error.data))
      else if (error.is('42102')) await takeLeft(error)
      else {
        toast(error.message)
        await reload()
      }
    },
    adopt: () => saveDraft(packageId, null),
    done: ({ agreeId }) => go('/subPagesB/pages/gas-package/gas-supply-agreement', { agreeId }, { replace: true }),
  })
  const takeLeft = async (error: ApiError) => {
    const left = leftOf(error.data)
    await reload()
    if (left === undefined || volumeFault(left, { ...buyRange, max: left }) !== undefined)
      return alert(error.message, { title: '提示', cancelText: null, confirmText: '知道了' })
    const isTaken = await confirm({ title: '提示', content: error.message, confirmText: `改为${formatVolume(left)}` })
    if (!isTaken) return
    saveDraft(packageId, { volume: left, meterNos: form.values.meterNos, cycles: null })
    form.change({ volume: left })
  }

  const form = useFields<OrderForm>({
    values: {
      ...startOf(one, draftOf(packageId)),
      contactName: user?.nickname.slice(0, LONGEST_NAME) ?? '',
      contactPhone: user?.username ?? '',
      agreed: false,
    },
    fields: [
      {
        key: 'volume',
        label: '订购气量',
        kind: volumeIn(buyRange, { empty: '请输入订购气量', hint: rangeHint(buyRange, '可订') }),
        required: true,
        checks: [(volume) => volumeFault(volume, buyRange)],
      },
      { key: 'meterNos', label: '提气表具', kind: metersKind(one.meters), required: true },
      { key: 'contactName', label: '联系人', required: true, maxLength: LONGEST_NAME },
      { key: 'contactPhone', label: '联系电话', kind: 'phone', required: true },
      { key: 'agreed', label: '交易流程和退款说明', kind: agreedKind, required: true },
    ],
    ...create,
  })
  const { volume, meterNos } = form.values
  const own = useAllocation(packageId, { volume, meterNos }, (former) => form.change({ volume: former }))
  // What the field refuses is not asked: one fault is shown once.
  const isFair = volume !== '' && volumeFault(volume, buyRange) === undefined
  const preview = useOrderPreview(packageId, isFair ? volume : '', meterNos)
  return { form, preview, own, failed, closeFailed: () => setFailed(null) }
}
