import { useEffect, useRef, useState } from 'react'
import { isPositiveMoney } from '@domain/money'
import { scrollToElement } from '@/platform/measure'
import { PageFrame } from '@/blocks'
import { useCustomerList } from '@/shared/customer'
import { go } from '@/routes/go'
import { useUser } from '@/stores'
import {
  ActionSheet,
  BottomBar,
  Card,
  confirm,
  Empty,
  IconButton,
  Item,
  Money,
  Row,
  SearchField,
  SectionLabel,
  Status,
  Tag,
  type ActionSheetItem,
} from '@/ui'
import type { ViewParams } from '@/routes/table'
import { explainRow } from './explain-row'
import { groupsOf, isOpen } from '../switch-groups'
import { useSwitch } from './use-switch'
import { reviewLooks, type CustomerRow } from '../words'
import './switch.scss'

/** The search is above the list from this many on (C 6.3). */
const SEARCH_FROM = 5

/** 切换户号 (C 6.3): the own customer numbers by company. */
export function SwitchView({ bp, from, back }: ViewParams<'/pages/switch-bp/switch/switch'>) {
  const [words, setWords] = useState('')
  const [held, setHeld] = useState<CustomerRow | null>(null)
  const list = useCustomerList({ refresh: 'show' })
  const entrusted = useUser(({ loginUserInfo }) => loginUserInfo?.entrustedTenantId ?? '')
  const switching = useSwitch(back, list.reload)
  const rows = list.data?.list ?? []
  const tap = async (row: CustomerRow) => {
    if (!isOpen(row)) return explainRow(row)
    if (row.isCurrent === '1' && back === undefined) return
    await switching.choose(row)
  }
  const named = rows.find((row) => row.bp === bp)
  useAsked(from === 'message' ? named : undefined, tap)
  useSeen(from === 'message' ? undefined : named)
  const bind = () => go('/pages/confirm-cusInfo/confirm-cusInfo', { from: 'switch' })
  return (
    <PageFrame
      of={list}
      {...(rows.length >= SEARCH_FROM && {
        top: <SearchField value={words} onChange={setWords} placeholder='搜索户号或户名' />,
      })}
      {...(entrusted === '' && { footer: <BottomBar primary={{ text: '绑定新户号', onTap: bind }} /> })}
      {...(rows.length === 0 && { empty: <Empty text='您还没有绑定户号' /> })}
    >
      {groupsOf(rows, words).map((group) => (
        <section key={group.companyCode} aria-label={group.companyName}>
          <SectionLabel>{entrusted === '' ? group.companyName : `受托：${group.companyName}`}</SectionLabel>
          {group.rows.map((row) => (
            <Customer
              key={row.bindingId}
              row={row}
              isNamed={row === named}
              isEntering={row.bindingId === switching.entering}
              onTap={() => void tap(row)}
              onMore={() => setHeld(row)}
            />
          ))}
        </section>
      ))}
      {rows.length > 0 && groupsOf(rows, words).length === 0 && <Empty text='未找到户号' picture='search' />}
      <ActionSheet
        open={held !== null}
        title={held?.customerName ?? ''}
        items={held === null ? [] : actionsOf(held)}
        onChoose={(key) => {
          const row = held
          setHeld(null)
          if (row !== null) void switching[key as RowAction](row)
        }}
        onClose={() => setHeld(null)}
      />
    </PageFrame>
  )
}

/** Opened by a message of another customer number: asked once whether to go there. */
function useAsked(row: CustomerRow | undefined, tap: (row: CustomerRow) => Promise<unknown>): void {
  const asked = useRef(false)
  const latest = useRef(tap)
  latest.current = tap
  useEffect(() => {
    if (asked.current || row === undefined || row.isCurrent === '1') return
    asked.current = true
    void confirm({ title: '提示', content: '该消息属于其他户号，是否切换查看？' }).then((yes) =>
      yes ? latest.current(row) : undefined,
    )
  }, [row])
}

/** The customer number that the address names is brought into sight, once. */
function useSeen(row: CustomerRow | undefined): void {
  const seen = useRef(false)
  useEffect(() => {
    if (seen.current || row === undefined) return
    seen.current = true
    scrollToElement(idOf(row))
  }, [row])
}

const idOf = ({ bindingId }: CustomerRow): string => `binding-${bindingId}`

type RowAction = 'makeDefault' | 'unbind' | 'giveUp'

function actionsOf(row: CustomerRow): (ActionSheetItem & { key: RowAction })[] {
  if (!isOpen(row)) return [{ key: 'giveUp', text: row.reviewStatus === '2' ? '撤回申请' : '放弃申请', danger: true }]
  const leave = { key: 'unbind' as const, text: '解除绑定', danger: true }
  return row.isDefault === '1' ? [leave] : [{ key: 'makeDefault', text: '设为默认' }, leave]
}

/** A sum that is owed; nothing where there is none, or none is known. */
function Owed({ name, amount, danger = false }: { name: string; amount: string | null; danger?: boolean }) {
  if (amount === null || !isPositiveMoney(amount)) return null
  return (
    <span className={`fs-14 nowrap ${danger ? 'c-danger' : 't2'}`}>
      {name} <Money value={amount} {...(danger && { danger })} />
    </span>
  )
}

interface CustomerProps {
  row: CustomerRow
  /** The address names it. */
  isNamed: boolean
  isEntering: boolean
  onTap: () => void
  onMore: () => void
}

function Customer({ row, isNamed, isEntering, onTap, onMore }: CustomerProps) {
  const isEntrusted = row.bindingId.startsWith('entrusted-')
  return (
    <Card flush {...(isNamed && { className: 'switch-named' })}>
      <Row gap={4}>
        <Item className='grow' id={idOf(row)} current={isNamed} onTap={onTap}>
          <span className='fs-16 fw-b break'>{row.customerName}</span>
          <div className='fs-14 t2 num'>户号 {row.bp}</div>
          <div className='fs-13 t3'>{row.address}</div>
          <Row wrap top={8}>
            {!isEntrusted && (
              <Tag tone={row.isMaster === '1' ? 'primary' : 'muted'}>{row.isMaster === '1' ? '主账号' : '子账号'}</Tag>
            )}
            {!isOpen(row) && <Status status={reviewLooks[row.reviewStatus]} />}
            {row.isDefault === '1' && <Tag tone='muted'>默认</Tag>}
            {row.isCurrent === '1' && <Tag tone='success'>当前</Tag>}
            {isEntering && <Tag tone='primary'>正在切换…</Tag>}
            <Owed name='逾期' amount={row.overdue} danger />
            <Owed name='应缴' amount={row.arrears} />
          </Row>
        </Item>
        {!isEntrusted && <IconButton icon='more' label={`${row.bp}更多操作`} onTap={onMore} />}
      </Row>
    </Card>
  )
}
