import { Fragment, useState, type ReactNode } from 'react'
import { authorityTemplates, dependantsOf, withNeeded } from '@domain/authority'
import { Button, Card, Chips, Fact, Icon, Item, Row, Switch } from '@/ui'
import type { AuthorityGroup, AuthorityModel } from './authority-model'
import './authority.scss'

export interface ModelPickerProps {
  groups: readonly AuthorityGroup[]
  /** Codes that are granted. */
  granted: readonly string[]
  onChange: (codes: string[], note: string) => void
  readOnly?: boolean
  /** What unfolds below the switch of a model. */
  below?: (code: string) => ReactNode
}

/** Groups of models with switches (C 6.8). What a model needs comes along, what is on it goes with it (SA-04). */
export function ModelPicker({ groups, granted, onChange, readOnly = false, below }: ModelPickerProps) {
  const all = groups.flatMap(({ models }) => models).filter((model) => model.masterOnly === '0')
  const nameOf = (code: string) => all.find((model) => model.modelCode === code)?.modelName ?? code
  const set = (codes: readonly string[], on: boolean) => {
    if (on) return onChange([...new Set([...granted, ...withNeeded(codes)])], '')
    const gone = [...codes, ...codes.flatMap((code) => dependantsOf(code, granted))]
    const others = gone.filter((code) => !codes.includes(code) && granted.includes(code))
    onChange(
      granted.filter((code) => !gone.includes(code)),
      others.length === 0 ? '' : `将同时关闭：${others.map(nameOf).join('、')}`,
    )
  }
  return (
    <div>
      {!readOnly && (
        <Chips
          label='权限模板'
          items={authorityTemplates.map(({ key, name }) => ({ key, label: name }))}
          active={null}
          onChange={(key) => {
            const template = authorityTemplates.find((one) => one.key === key)
            const codes = all.map(({ modelCode }) => modelCode).filter((code) => template?.has(code))
            onChange(withNeeded(codes), '')
          }}
        />
      )}
      {groups.map((group) => (
        <Group key={group.groupCode} group={group} granted={granted} readOnly={readOnly} onSet={set} below={below} />
      ))}
    </div>
  )
}

interface GroupProps {
  group: AuthorityGroup
  granted: readonly string[]
  readOnly: boolean
  onSet: (codes: readonly string[], on: boolean) => void
  below: ModelPickerProps['below']
}

function Group({ group, granted, readOnly, onSet, below }: GroupProps) {
  const codes = group.models.filter((model) => model.masterOnly === '0').map(({ modelCode }) => modelCode)
  const count = codes.filter((code) => granted.includes(code)).length
  const isFull = codes.length > 0 && count === codes.length
  // A user that only reads sees from the line of the group that it is complete.
  const [open, setOpen] = useState(!readOnly || !isFull)
  return (
    <Card flush label={group.groupName}>
      <Item>
        <Row>
          <button type='button' className='au-fold' aria-expanded={open} onClick={() => setOpen(!open)}>
            <Icon name={open ? 'down' : 'right'} size={16} />
            <span className='fs-15 fw-b'>{group.groupName}</span>
            {codes.length > 0 && (
              <span className='fs-13 t3 num'>
                {count}/{codes.length}
              </span>
            )}
          </button>
          {!readOnly && codes.length > 0 && (
            <Button kind='text' size='small' label={`${group.groupName}全选`} onTap={() => onSet(codes, !isFull)}>
              {isFull ? '全不选' : '全选'}
            </Button>
          )}
        </Row>
      </Item>
      {open &&
        group.models.map((model) => (
          <Fragment key={model.modelCode}>
            <ModelLine
              model={model}
              checked={granted.includes(model.modelCode)}
              readOnly={readOnly}
              onSet={(on) => onSet([model.modelCode], on)}
            />
            {below?.(model.modelCode)}
          </Fragment>
        ))}
    </Card>
  )
}

interface LineProps {
  model: AuthorityModel
  checked: boolean
  readOnly: boolean
  onSet: (on: boolean) => void
}

function ModelLine({ model, checked, readOnly, onSet }: LineProps) {
  const isLocked = model.masterOnly === '1'
  const what = (
    <Fact
      grow
      value={isLocked ? <span className='t3'>{model.modelName}</span> : model.modelName}
      note={isLocked ? '仅主账号' : model.description}
    />
  )
  return (
    <Item>
      {readOnly ? (
        <Row gap={12}>
          {what}
          <span className='fs-13 t3'>{checked ? '已开通' : '未开通'}</span>
        </Row>
      ) : (
        <Switch checked={checked} disabled={isLocked} onChange={onSet}>
          {what}
        </Switch>
      )}
    </Item>
  )
}
