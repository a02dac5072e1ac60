import { saveText } from '@/platform/save-text'
import { Button, message, toast } from '@/ui'
import { csvText, type CellText } from '@domain/csv'

interface Props {
  /** Of the file, without its ending. */
  name: string
  head: readonly string[]
  /** Made when they are asked for: a year of hours is long. */
  rows: () => readonly (readonly CellText[])[]
}

/** What a chart shows, as a file for a spreadsheet; copied where the host saves none. */
export function SaveTable({ name, head, rows }: Props) {
  const save = async () => {
    const way = await saveText(csvText(head, rows()), `${name}.csv`, 'text/csv;charset=utf-8')
    if (way === 'saved') message('已导出')
    if (way === 'copied') message('已复制，可粘贴到表格')
    if (way === 'failed') toast('导出失败，请稍后重试')
  }
  return (
    <Button kind='text' size='small' onTap={save}>
      导出CSV
    </Button>
  )
}
