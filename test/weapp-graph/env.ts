// Read by Taro while its modules load, hence before every other set-up file.
process.env.TARO_ENV = 'weapp'
process.env.TARO_PLATFORM = 'mini'
