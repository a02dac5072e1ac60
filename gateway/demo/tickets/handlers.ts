/** The handler of each type of ticket: name, landline, role. */
export const HANDLERS = {
  REPAIR: ['赵立新', '0316-0000131', '计量检修'],
  CONSULT: ['陈雨', '0316-0000101', '客户服务'],
  COMPLAINT: ['何敏', '0316-0000105', '服务质量'],
  SUGGEST: ['陈雨', '0316-0000101', '客户服务'],
  APPLY: ['冯涛', '0316-0000106', '工程服务'],
} as const
