import Taro from '@tarojs/taro'

/** The mini-program reports it by a call only, and shows a bar of its own. */
export const isOffline = (): boolean => false

/** Calls `listener` each time the network comes back; answers what ends that. */
export function onConnected(listener: () => void): () => void {
  const heard = ({ isConnected }: { isConnected: boolean }) => {
    if (isConnected) listener()
  }
  Taro.onNetworkStatusChange(heard)
  return () => Taro.offNetworkStatusChange(heard)
}
