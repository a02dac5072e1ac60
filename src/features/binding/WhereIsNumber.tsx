import { KeyValue, Sheet } from '@/ui'

const PLACES = [
  { label: '燃气账单', value: '账单右上角“客户编号”，10位数字' },
  { label: 'IC卡', value: '卡片正面“户号”，10位数字' },
  { label: '供用气合同', value: '合同首页“客户编号”' },
  { label: '表具', value: '铭牌上的编号为表号，可在“表号查询”中使用' },
]

/** 户号在哪里？ */
export function WhereIsNumber({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} title='户号在哪里？' cancelText='关闭' onClose={onClose}>
      <div className='bd-sheet'>
        <KeyValue items={PLACES} />
      </div>
    </Sheet>
  )
}
