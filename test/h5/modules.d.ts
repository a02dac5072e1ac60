declare module '@tarojs/plugin-framework-react/dist/runtime'
