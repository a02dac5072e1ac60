import { page } from '@/blocks'
import { HistoryView } from '@/features/recognition'

export default page('/subPagesB/pages/zhulong/historyRecord', HistoryView)
