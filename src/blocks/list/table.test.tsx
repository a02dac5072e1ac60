import axe from 'axe-core'
import { stage } from '@/testing/stage'
import { AppRoot, Button } from '@/ui'
import { Table, tableOf, type Column } from './table'

const { show, host, button, tap } = stage(document)

interface Bill {
  no: string
  amount: string
}
const BILLS: readonly Bill[] = [
  { no: 'ZD1', amount: '42,761.82' },
  { no: 'ZD2', amount: '9.00' },
]
const acted: string[] = []
const COLUMNS: readonly Column<Bill>[] = [
  { head: '账单', cell: ({ no }) => no },
  { head: '金额', width: 96, isFigure: true, cell: ({ amount }) => amount },
  {
    head: '操作',
    width: 72,
    isActs: true,
    cell: ({ no }) => (
      <Button size='small' label={`缴费 ${no}`} onTap={() => void acted.push(no)}>
        缴费
      </Button>
    ),
  },
]
const look = { label: '账单', columns: COLUMNS }
const keyOf = ({ no }: Bill) => no
const all = (role: string) => [...host().querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent)

afterEach(() => {
  window.innerWidth = 1024
})

test('heads, and a cell of each row below each', async () => {
  show(
    <AppRoot>
      <Table {...look} rows={BILLS} keyOf={keyOf} />
    </AppRoot>,
  )
  expect(host().querySelector('[role=table]')?.getAttribute('aria-label')).toBe('账单')
  expect(all('columnheader')).toEqual(['账单', '金额', '操作'])
  expect(all('rowheader')).toEqual(['ZD1', 'ZD2'])
  expect(all('cell')).toEqual(['42,761.82', '缴费', '9.00', '缴费'])
  const { violations } = await axe.run(host(), {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  })
  expect(violations.map(({ id }) => id)).toEqual([])
})

test('a row is tapped by the button in its first cell, which says whether it is the chosen one; its other buttons act alone', () => {
  const tapped: string[] = []
  show(
    <AppRoot>
      <Table
        {...look}
        rows={BILLS}
        keyOf={keyOf}
        onTap={({ no }) => tapped.push(no)}
        isChosen={({ no }) => no === 'ZD2'}
      />
    </AppRoot>,
  )
  expect([button('ZD1'), button('ZD2')].map((one) => one.getAttribute('aria-current'))).toEqual([null, 'true'])
  tap(button('ZD1'))
  tap(button('缴费 ZD2'))
  expect([tapped, acted]).toEqual([['ZD1'], ['ZD2']])
})

test.each([
  [899, false],
  [900, true],
])('in a window of %i px rows are a table: %s', (width, isTable) => {
  window.innerWidth = width
  expect(tableOf(look) !== undefined).toBe(isTable)
})
