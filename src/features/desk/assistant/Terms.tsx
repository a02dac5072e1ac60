import { useState } from 'react'
import type { Row as RowOf } from '@contract'
import { FormSheet, ListPage, useAct, useFormAct, type FormField } from '@/blocks'
import { toggle } from '@/blocks/form/tick'
import { tableOf, type Column } from '@/blocks/list/table'
import { Button, Card, Ends, Item, Tag } from '@/ui'
import { count, Named } from '../cells'
import { useDeskList } from '../desk-list'
import { finished } from '../parts/finished'
import '../desk.scss'

type Term = RowOf<'btwob GET /gpt/term/list'>
type Filters = NonNullable<Parameters<typeof ListPage>[0]['filters']>

/** What customers of the company call things, and the state of the index that questions are asked of. */
export function Terms({ filters, close }: { filters: Filters; close: () => void }) {
  const [edited, setEdited] = useState<Term | 'new' | null>(null)
  const list = useDeskList('btwob GET /gpt/term/list', {}, close)
  const index = list.first?.index
  return (
    <ListPage
      className='dk-list'
      spaced
      filters={filters}
      actions={[{ label: '新建说法', onTap: () => setEdited('new') }]}
      list={list}
      head={index && <IndexCard index={index} onDone={list.reload} />}
      keyOf={({ termId }) => termId}
      item={(term) => <TermRow term={term} onTap={() => setEdited(term)} />}
      table={tableOf({ label: '说法', columns: COLUMNS, onTap: setEdited })}
      empty='还没有说法'
      after={
        edited && (
          <TermSheet
            term={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onDone={list.reload}
          />
        )
      }
    />
  )
}

interface IndexProps {
  index: { documents: number; waiting: number }
  onDone: () => Promise<void>
}

function IndexCard({ index: { documents, waiting }, onDone }: IndexProps) {
  const rebuild = useAct('btwob POST /gpt/index/rebuild', {
    ask: '重建期间仍可搜索，约5分钟内完成。确认重建？',
    ok: '已开始重建',
    done: () => void onDone(),
  })
  return (
    <Card>
      <Ends>
        <span className='fs-14 num'>
          可搜索 {count(documents)} 篇{waiting > 0 && ` · 待重建 ${count(waiting)} 篇`}
        </span>
        <Button kind='outline' size='small' loading={rebuild.busy} onTap={() => rebuild.run()}>
          重建索引
        </Button>
      </Ends>
    </Card>
  )
}

const COLUMNS: readonly Column<Term>[] = [
  { head: '资料中的词', width: 200, cell: ({ word }) => <Named title={word} /> },
  { head: '客户的说法', cell: ({ said }) => said.join('、') },
  {
    head: '状态',
    width: 72,
    cell: ({ status }) => (status === 'off' ? <Tag tone='warning'>已停用</Tag> : <Tag tone='success'>启用</Tag>),
  },
]

function TermRow({ term: { word, said, status }, onTap }: { term: Term; onTap: () => void }) {
  return (
    <Item className='dk-row' onTap={onTap}>
      <Ends>
        <span className='fs-15 fw-m break'>{word}</span>
        {status === 'off' && <Tag tone='warning'>已停用</Tag>}
      </Ends>
      <div className='fs-12 t3 mt4 break'>客户说：{said.join('、')}</div>
    </Item>
  )
}

interface Values {
  word: string
  said: string
  isOn: boolean
}

/** Sayings of one word, and the characters of one. */
const MOST = 20
const partsOf = (typed: string): string[] => typed.split(/[\s,，、]+/).filter(Boolean)
const areSayings = (typed: string) =>
  partsOf(typed).length > MOST || partsOf(typed).some((one) => Array.from(one).length > MOST)
    ? '最多20个说法，每个不超过20个字'
    : undefined

const FIELDS: readonly FormField<Values>[] = [
  { key: 'word', label: '资料中的词', required: true, maxLength: 20 },
  {
    key: 'said',
    label: '客户的说法',
    kind: 'textarea',
    required: true,
    maxLength: 420,
    placeholder: '用空格分开，如：气本 缴费本',
    checks: [areSayings],
  },
  { key: 'isOn', label: '启用', kind: toggle, hint: '保存后对下一次提问生效' },
]

interface SheetProps {
  term: Term | undefined
  onClose: () => void
  onDone: () => Promise<void>
}

function TermSheet({ term, onClose, onDone }: SheetProps) {
  const send = useFormAct('btwob POST /gpt/term/save', {
    input: ({ word, said, isOn }: Values) => ({
      ...(term && { termId: term.termId }),
      word: word.trim(),
      said: partsOf(said),
      status: isOn ? ('on' as const) : ('off' as const),
    }),
    at: { '2901': 'word' },
    dialog: ['2902'],
    ok: '已保存',
    done: () => finished(onClose, onDone),
  })
  return (
    <FormSheet<Values>
      name={`term-${term?.termId ?? 'new'}`}
      title={term ? '编辑说法' : '新建说法'}
      confirmText='保存'
      values={{ word: term?.word ?? '', said: term?.said.join(' ') ?? '', isOn: term?.status !== 'off' }}
      fields={FIELDS}
      {...send}
      onClose={onClose}
    />
  )
}
