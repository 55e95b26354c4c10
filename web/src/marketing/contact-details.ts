export const contactDetails = {
  address: '14 Adéníran Ògúnsànyà Street, Surulere, Lagos',
  email: 'hello@i-one.example',
  phone: '0800 000 0000',
}
