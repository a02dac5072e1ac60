import { formatVolumeNumber } from '@domain/volume'
import { calcMethods } from '@domain/statuses/gas-plan'
import { FormSheet, useAct, useFormAct, type FormField } from '@/blocks'
import { useRead } from '@/request'
import { Button, Empty, Ends, ErrorBlock, Item, Sheet, Skeleton } from '@/ui'
import type { Calculator } from '../use-calculator'

interface Props {
  of: Calculator
  groupId: string
  onClose: () => void
}

const FIELDS: readonly FormField<{ name: string }>[] = [
  { key: 'name', label: '模板名称', required: true, maxLength: 20, placeholder: '如 冬季排产' },
]

/** Keeps what is filled in under a name; ten at most (2.18). */
export function SaveSheet({ of, groupId, onClose }: Props) {
  const save = useFormAct('predict POST /calc/template/save', {
    once: true,
    input: ({ name }: { name: string }) => ({
      groupId,
      name,
      method: of.method,
      inputs: of.inputs,
      ...(of.result && { lastResult: of.result.dayVolume }),
    }),
    at: { '42622': 'name' },
    ok: '模板已保存',
    done: onClose,
  })
  return (
    <FormSheet
      name='template'
      title='保存模板'
      confirmText='保存'
      values={{ name: '' }}
      fields={FIELDS}
      onClose={onClose}
      {...save}
    />
  )
}

/** Takes a kept one, or drops it. */
export function TemplateSheet({ of, groupId, onClose }: Props) {
  const read = useRead('predict GET /calc/template/list', { groupId }, { handles: 'all' })
  const drop = useAct('predict POST /calc/template/delete', {
    once: true,
    ask: '确认删除该模板？',
    ok: '模板已删除',
    done: read.reload,
  })
  const rows = read.data
  return (
    <Sheet open title='选用模板' onClose={onClose}>
      <div className='gutter'>
        {read.state === 'error' && <ErrorBlock small onRetry={() => void read.reload()} />}
        {rows === undefined && read.state !== 'error' && <Skeleton kind='card' height={120} />}
        {rows?.length === 0 && <Empty small text='暂无模板' />}
        {rows?.map(({ templateId, name, method, inputs, lastResult }) => (
          <Ends key={templateId} gap={8}>
            <Item
              onTap={() => {
                of.setMethod(method)
                of.setDevices(inputs.devices)
                of.setOutputs(inputs.outputs)
                if (inputs.lhv !== '') of.setLhv(inputs.lhv)
                onClose()
              }}
            >
              <div className='fs-15 break'>{name}</div>
              <div className='fs-12 t3 num'>
                {[calcMethods[method], lastResult !== null && `${formatVolumeNumber(lastResult)} m³/日`]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </Item>
            <Button kind='plain' size='small' label={`删除${name}`} onTap={() => drop.run({ templateId })}>
              删除
            </Button>
          </Ends>
        ))}
      </div>
    </Sheet>
  )
}
