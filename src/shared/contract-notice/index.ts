export { ContractNotices, NoticeStrip } from './NoticeStrip'
