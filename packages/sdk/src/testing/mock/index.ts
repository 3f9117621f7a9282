export { createMockMall, type MockCall, type MockMall } from './mock-mall';
export { refusal, type Refusal, type RefusalOptions, type RefusedField } from './refusal';
export { replies } from './replies';
export type { Answer, Answers, CallInput, CallName, ReplyOf } from './answers';
