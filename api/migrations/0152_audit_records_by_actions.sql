-- The actions write the names and lines of what they do (audit log, reports, messages and roles of a centre). Processes of the
-- released version have none of these.
drop trigger name_staff_subject on audit_log;
drop trigger name_staff_act on audit_log;
drop trigger name_report on reports;
drop trigger log_message on centre_messages;
drop trigger log_role on centre_staff_changes;
drop function name_staff_subject();
drop function name_staff_act();
drop function name_report();
drop function log_message();
drop function log_role();
