import { ApiError, type Read } from '@/request'

/**
 * A read whose thing is not there, or is somebody else's: item 2650, application 2655, invoice 2656. Its page says so in its place,
 * as every page does for 2902; to ask again would not bring it back.
 */
export function missing<T>(read: Read<T>): Read<T> {
  const { error } = read
  return error?.is('2650', '2655', '2656') ? { ...read, error: new ApiError('refused', error.message, '2902') } : read
}
