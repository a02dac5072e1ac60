/** Levels as notices, messages and documents name them. */
export const levelNames = { '1': '重大隐患', '2': '较大隐患', '3': '一般隐患' } as const
