import type { StatusText, Transition } from '../machine'

/** A register read from a photo (D 3.13). */
export const recognitionStatus = {
  SUCCESS: { label: '识别成功', tone: 'success' },
  NEED_CHECK: { label: '请核对', tone: 'warning' },
  FAILED: { label: '未识别', tone: 'danger' },
  CONFIRMED: { label: '已确认', tone: 'success' },
  SUBMITTED: { label: '已提交', tone: 'muted' },
} as const satisfies Record<string, StatusText>
export type RecognitionState = keyof typeof recognitionStatus
export type RecognitionEvent = 'CONFIRM' | 'SUBMIT'

export const recognitionTransitions: readonly Transition<RecognitionState, RecognitionEvent>[] = [
  { from: 'SUCCESS', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'NEED_CHECK', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'FAILED', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'CONFIRMED', on: 'CONFIRM', to: 'CONFIRMED' },
  { from: 'CONFIRMED', on: 'SUBMIT', to: 'SUBMITTED' },
]

/** Why a photo gave no register; each says what to do, and the register can be typed. */
export const recognitionProblems = {
  DARK: '照片太暗，请打开闪光灯或换个角度重拍',
  UPSIDE_DOWN: '照片是倒着拍的，请把表盘转正后重拍',
  NO_REGISTER: '照片里没有找到表具读数，请把字轮放进取景框重拍',
  READER_FAILED: '识别服务暂时没有响应，请稍后重试或直接填写读数',
  NO_READER: '本单位未接入识别服务，请对照照片填写读数',
} as const
export type RecognitionProblem = keyof typeof recognitionProblems

export const recognitionWarnings = {
  LOWER_THAN_LAST: '低于上次读数',
  JUMP_TOO_BIG: '比上次多出很多',
  BLUR: '照片模糊',
  GLARE: '照片反光',
} as const
export type RecognitionWarning = keyof typeof recognitionWarnings
