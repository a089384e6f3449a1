import { bankContract, type ContractAnswer, type ContractCall } from '../../session/testing/bankContract';
import type { CallAnswer } from '../scenarios/language';
import { bankOf } from './bank';

const answerOf = (answer: ContractAnswer | undefined): CallAnswer => {
  switch (answer) {
    case undefined:
    case 'lost':
      return { fault: 'network' };
    case 'file':
      return { body: '%PDF-1.7' };
    case 'unreadable':
      return { body: '<html>' };
    default:
      return answer;
  }
};

bankContract('A bank behind no network', () => {
  const answers = new Map<ContractCall, ContractAnswer>();
  const keys: (string | undefined)[] = [];
  return {
    bank: bankOf({
      ask: (call, _body, key) => {
        keys.push(key);
        return Promise.resolve(answerOf(answers.get(call as ContractCall)));
      },
      upload: () => Promise.resolve(answerOf(answers.get('upload-file'))),
    }),
    answer: (call, answer) => void answers.set(call, answer),
    keys: () => keys,
    settle: () => undefined,
    file: { name: 'ktp.pdf', size: 20 },
  };
});
