-- The action that takes or gives back money writes the whole receipt, its names and its line. Processes of the released version
-- take none.
drop trigger complete_receipt on booking_payments;
drop trigger name_receipt on booking_payments;
drop trigger note_payment on booking_payments;
drop function complete_receipt();
drop function name_receipt();
drop function note_payment();
